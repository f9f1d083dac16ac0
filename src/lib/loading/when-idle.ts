/**
 * Runs `run` once the browser is idle.
 * @param timeoutMs a browser that never rests runs it after this long all the same
 * @returns forgets it
 */
export function whenIdle(run: () => void, timeoutMs = 2_000): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => run(), { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}
