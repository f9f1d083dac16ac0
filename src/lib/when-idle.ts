/**
 * Runs the callback when the browser is idle, or after the timeout at the latest.
 * @returns a function that cancels the call
 */
export function whenIdle(run: () => void, timeoutMs = 2_000): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => run(), { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}
