let isHydrating = typeof window === 'undefined'

/**
 * Whether this render writes a page that stands there already: at build time, or while the browser takes over a
 * prerendered page. Such a page shows its content at once, never a spinner.
 */
export function isPrerendered(): boolean {
  return isHydrating
}

/** Told by the entry: true before the browser takes over, false after. */
export function setHydrating(value: boolean) {
  isHydrating = value
}
