const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endSize = 22
const entrySize = 46
const longestComment = 0xffff
const mostEntries = 2000
const decoder = new TextDecoder()

/** Reads the directory and unpacks nothing, so no archive takes long. Empty for an invalid archive or too many entries. */
export function zipNames(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return []
  const entries = view.getUint16(end + 10, true)
  if (entries > mostEntries) return []
  const names: string[] = []
  let at = view.getUint32(end + 16, true)

  for (let entry = 0; entry < entries; entry += 1) {
    if (at + entrySize > end || view.getUint32(at, true) !== entrySignature) return []
    const nameAt = at + entrySize
    const nextAt = nameAt + view.getUint16(at + 28, true)
    names.push(decoder.decode(bytes.subarray(nameAt, nextAt)))
    at = nextAt + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return names
}

/** The end record is before a comment of up to 64 kB. */
function findEnd(view: DataView): number | undefined {
  const earliest = Math.max(0, view.byteLength - endSize - longestComment)
  for (let at = view.byteLength - endSize; at >= earliest; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  return undefined
}
