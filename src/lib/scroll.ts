export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}

/**
 * Scrolls the whole focused element into view. Browsers scroll a text area only far enough to show the caret, and focus
 * traps don't scroll at all.
 */
export function revealOnTab({ key, target }: React.KeyboardEvent) {
  if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' })
}

/** Subscribes to scrolling, for `useSyncExternalStore`. */
export function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}
