const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endSize = 22
const entrySize = 46
const longestComment = 0xffff
const mostEntries = 2000

/**
 * Whether a zip archive lists an entry of this name. Reads the archive's directory only and unpacks nothing, so no
 * archive can make it work long; whatever is not a whole zip archive lists nothing.
 */
export function zipLists(bytes: Uint8Array, name: string): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return false
  const wanted = new TextEncoder().encode(name)
  const entries = Math.min(view.getUint16(end + 10, true), mostEntries)
  let at = view.getUint32(end + 16, true)

  for (let entry = 0; entry < entries; entry += 1) {
    if (at + entrySize > end || view.getUint32(at, true) !== entrySignature) return false
    const nameLength = view.getUint16(at + 28, true)
    const nameAt = at + entrySize
    if (nameLength === wanted.length && wanted.every((byte, index) => bytes[nameAt + index] === byte)) {
      return true
    }
    at = nameAt + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return false
}

/** The directory's end record stands last, before a comment of up to 64 kB. */
function findEnd(view: DataView): number | undefined {
  const earliest = Math.max(0, view.byteLength - endSize - longestComment)
  for (let at = view.byteLength - endSize; at >= earliest; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  return undefined
}
