/** Frees `bytes` at once: uncollected megabytes exceed a function's 256 MB. They must not be used afterward. */
export function free(bytes: Uint8Array): void {
  const buffer = bytes.buffer as ArrayBufferLike & { transfer?: (size: number) => unknown }
  buffer.transfer?.(0)
}
