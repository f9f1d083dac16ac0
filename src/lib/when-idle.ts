/** @param timeoutMs limit in case the browser is never idle @returns a function that cancels the call */
export function whenIdle(run: () => void, timeoutMs = 2_000): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => run(), { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}
