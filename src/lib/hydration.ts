let isHydrating = typeof window === 'undefined'
let isReacts = false
const parts: Promise<unknown>[] = []

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

/** Whether the page between header and footer is React's own by now. */
export function isTakenOver(): boolean {
  return isReacts
}

/** Told once the page is taken over, or the next one stands in its place. */
export function setTakenOver() {
  isHydrating = false
  isReacts = true
}

/** Keeps a prerendered page as it is until this part of it has come too. */
export function awaitPart(part: Promise<unknown>) {
  parts.push(part)
}

/** Resolves once all parts of the prerendered page are here. */
export async function partsAtHand(): Promise<void> {
  await Promise.all(parts)
}
