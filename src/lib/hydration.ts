let isHydrating = typeof window === 'undefined'
const parts: Promise<unknown>[] = []
const waiting: (() => void)[] = []

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
  if (!value) for (const run of waiting.splice(0)) run()
}

/** Runs something once the browser has taken over the page. */
export function onceTakenOver(run: () => void) {
  waiting.push(run)
}

/** Keeps a prerendered page as it is until this part of it has come too. */
export function awaitPart(part: Promise<unknown>) {
  parts.push(part)
}

/** Resolves once all parts of the prerendered page are here. */
export async function partsAtHand(): Promise<void> {
  await Promise.all(parts)
}
