/** 'auto' for visitors who prefer reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}

/** Browsers show only the caret of a focused text area, and a dialog's focus trap scrolls to nothing. */
export function revealOnTab({ key, target }: React.KeyboardEvent) {
  if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' })
}
