/** A browser that never rests runs it after this long all the same. In ms. */
const timeoutMs = 2_000

/**
 * Runs `run` once the browser is idle.
 * @returns forgets it
 */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => run(), { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}
