/** Runs `work` with a signal that aborts after `limitMs`. AbortSignal.timeout would stay in memory that long, done or not. */
export async function abortAfter<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const late = () => controller.abort(new DOMException('took too long', 'TimeoutError'))
  const timer = setTimeout(late, limitMs)
  return await work(controller.signal).finally(() => clearTimeout(timer))
}
