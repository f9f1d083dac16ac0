/** 'smooth', or 'auto' for visitors who asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}

/**
 * Shows the whole of what Tab has led to. Browsers show no more of a text area than its caret, and a dialog's focus trap
 * shows nothing.
 */
export function revealOnTab({ key, target }: React.KeyboardEvent) {
  if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' })
}
