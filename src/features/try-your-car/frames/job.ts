export type Job = {
  signal: AbortSignal
  /** @param share fraction done, from 0 to 1 */
  onProgress: (share: number) => void
}
