const backslash = 0x5c
const slash = 0x2f
const padding = 0x3d
const notInAlphabet = 0xff

const alphabet = new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/')
const sextetOf = new Uint8Array(256).fill(notInAlphabet)
for (const [index, character] of alphabet.entries()) sextetOf[character] = index

/** Length of the base64 text of `bytes` bytes. */
export function base64Length(bytes: number): number {
  return Math.ceil(bytes / 3) * 4
}

/** Writes `content` as base64 into `target` from `at` on, without an intermediate string. */
export function encodeInto(target: Uint8Array, at: number, content: Uint8Array): void {
  let write = at
  for (let read = 0; read < content.length; read += 3) {
    const triple =
      ((content[read] as number) << 16) | ((content[read + 1] ?? 0) << 8) | (content[read + 2] ?? 0)
    for (let shift = 18; shift >= 0; shift -= 6) {
      target[write] = alphabet[(triple >> shift) & 0x3f] as number
      write += 1
    }
  }
  target.fill(padding, write - ((3 - (content.length % 3)) % 3), write)
}

export type Decoded = {
  content: Uint8Array
  /** The index of the first byte after the base64 text. */
  end: number
}

/**
 * Decodes base64 text in place from `start` to the first other byte, to save memory. Slashes may be escaped as in JSON.
 * Undefined for text that no encoder writes.
 */
export function decodeInPlace(bytes: Uint8Array, start: number): Decoded | undefined {
  let read = start
  let write = start
  let pending = 0
  let pendingBits = 0
  for (; read < bytes.length; read += 1) {
    let byte = bytes[read] as number
    if (byte === backslash && bytes[read + 1] === slash) {
      read += 1
      byte = slash
    }
    const sextet = sextetOf[byte] as number
    if (sextet === notInAlphabet) break
    pending = ((pending << 6) | sextet) & 0xfff
    pendingBits += 6
    if (pendingBits >= 8) {
      pendingBits -= 8
      bytes[write] = pending >> pendingBits
      write += 1
    }
  }
  const paddingNeeded = pendingBits / 2
  let paddings = 0
  for (; bytes[read] === padding; read += 1) paddings += 1
  if (pendingBits === 6 || (paddings > 0 && paddings !== paddingNeeded)) return undefined
  return { content: bytes.subarray(start, write), end: read }
}
