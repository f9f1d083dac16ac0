export type Job = {
  signal: AbortSignal
  /** @param share 0 to 1 */
  onProgress: (share: number) => void
}
