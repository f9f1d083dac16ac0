/** 'auto' for visitors who prefer reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}

/**
 * Scrolls the whole focused element into view, because browsers only show the caret of a text area, and focus traps
 * don't scroll.
 */
export function revealOnTab({ key, target }: React.KeyboardEvent) {
  if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' })
}
