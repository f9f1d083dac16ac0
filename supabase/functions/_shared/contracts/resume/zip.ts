import { inflate } from './inflate.ts'

const signatures = {
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
  entry: 0x02014b50,
  local: 0x04034b50,
}
const endSize = 22
const locator64Size = 20
const entrySize = 46
const localSize = 30
const longestComment = 0xffff
const decoder = new TextDecoder()

export type ZipEntry = {
  /**
   * Normalized for comparison as the Open Packaging Conventions require: lower case, forward slashes, no leading slash.
   */
  name: string
  isEncrypted: boolean
  /** Returns undefined if the entry can't be read or unpacks to more than `limit` bytes. */
  unpack: (limit: number) => Uint8Array | undefined
}

/**
 * Returns 'cut-off' if the end record is missing, and 'damaged' if the directory is corrupt. Entries aren't unpacked
 * here.
 */
export function readZip(bytes: Uint8Array): ZipEntry[] | 'cut-off' | 'damaged' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return 'cut-off'
  try {
    const { count, start } = readEnd(view, end)
    const entries: ZipEntry[] = []
    let at = start
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== signatures.entry) return 'damaged'
      const nameEnd = at + entrySize + view.getUint16(at + 28, true)
      const extraEnd = nameEnd + view.getUint16(at + 30, true)
      entries.push(readEntry(bytes, view, { at, nameEnd, extraEnd }))
      at = extraEnd + view.getUint16(at + 32, true)
    }
    return entries
  } catch {
    return 'damaged'
  }
}

/** A comment of up to 64 kB may follow the end record. */
function findEnd(view: DataView): number | undefined {
  const earliest = Math.max(0, view.byteLength - endSize - longestComment)
  for (let at = view.byteLength - endSize; at >= earliest; at -= 1) {
    if (view.getUint32(at, true) === signatures.end) return at
  }
  return undefined
}

/** In a zip64 archive, a second end record has the numbers that don't fit into the first. */
function readEnd(view: DataView, end: number): { count: number; start: number } {
  const count = view.getUint16(end + 10, true)
  const start = view.getUint32(end + 16, true)
  const locator = end - locator64Size
  if (locator < 0 || view.getUint32(locator, true) !== signatures.locator64) return { count, start }
  const end64 = readUint64(view, locator + 8)
  if (view.getUint32(end64, true) !== signatures.end64) return { count, start }
  return { count: readUint64(view, end64 + 32), start: readUint64(view, end64 + 48) }
}

type Place = { at: number; nameEnd: number; extraEnd: number }

function readEntry(bytes: Uint8Array, view: DataView, { at, nameEnd, extraEnd }: Place): ZipEntry {
  const flags = view.getUint16(at + 8, true)
  const method = view.getUint16(at + 10, true)
  const unpackedSize = view.getUint32(at + 24, true)
  const sizes = [unpackedSize, view.getUint32(at + 20, true), view.getUint32(at + 42, true)]
  const [, packedSize = 0, offset = 0] = withZip64(view, sizes, nameEnd, extraEnd)
  return {
    name: partName(decoder.decode(bytes.subarray(at + entrySize, nameEnd))),
    isEncrypted: (flags & 1) === 1,
    unpack: (limit) => {
      if (offset + localSize > bytes.length || view.getUint32(offset, true) !== signatures.local)
        return undefined
      const start = offset + localSize + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
      const packed = bytes.subarray(start, start + packedSize)
      if (method === 0) return packed.length > limit ? undefined : packed
      return method === 8 ? inflate(packed, limit) : undefined
    },
  }
}

function withZip64(view: DataView, sizes: number[], from: number, end: number): number[] {
  for (let at = from; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    let next = at + 4
    return sizes.map((size) => {
      if (size !== 0xffffffff) return size
      next += 8
      return readUint64(view, next - 8)
    })
  }
  return sizes
}

function readUint64(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true))
}

/** Old .NET code writes backslashes in part names. */
export function partName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()
}
