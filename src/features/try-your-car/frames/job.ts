/** Something that takes a while: how far it is, and whether the visitor has had enough. */
export type Job = {
  signal: AbortSignal
  /** @param share 0 to 1 */
  onProgress: (share: number) => void
}
