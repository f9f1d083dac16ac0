/** @param timeoutMs limit for a browser that is never idle @returns a function that cancels it */
export function whenIdle(run: () => void, timeoutMs = 2_000): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => run(), { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}
