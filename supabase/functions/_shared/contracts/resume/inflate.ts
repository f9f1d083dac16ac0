import { Inflate } from 'fflate'

// Unpacked data is at most 1,032 times as large as packed data, so unpacking a piece of this size exceeds the limit by
// about 2 MB at most.
const pieceBytes = 2048

/**
 * Unpacks raw deflate data. Corrupt data is unpacked up to the first error.
 * @returns undefined if it unpacks to more than `limit` bytes
 */
export function inflate(packed: Uint8Array, limit: number): Uint8Array | undefined {
  const pieces: Uint8Array[] = []
  let size = 0
  const stream = new Inflate((piece) => {
    pieces.push(piece)
    size += piece.length
  })
  try {
    for (let at = 0; at < packed.length && size <= limit; at += pieceBytes) {
      stream.push(packed.subarray(at, at + pieceBytes))
    }
  } catch {
    // The data is corrupt or the stream already ended, so keep what was inflated so far.
  }
  return size > limit ? undefined : concat(pieces)
}

export function concat(pieces: ReadonlyArray<Uint8Array>): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
