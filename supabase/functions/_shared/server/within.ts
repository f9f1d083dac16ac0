/** Rejects when `work` takes longer than `limitMs`. */
export function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('took too long', 'TimeoutError')), limitMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
