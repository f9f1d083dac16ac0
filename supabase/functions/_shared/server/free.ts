/**
 * Gives the memory of `bytes` back at once instead of at some later collection; they must not be used afterward.
 * Megabytes that merely wait to be collected are what a function of 256 MB dies of.
 */
export function free(bytes: Uint8Array): void {
  const buffer = bytes.buffer as ArrayBufferLike & { transfer?: (size: number) => unknown }
  buffer.transfer?.(0)
}
