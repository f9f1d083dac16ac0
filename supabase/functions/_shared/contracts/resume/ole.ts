import { concat } from './inflate.ts'

const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const headerSize = 512
const directoryEntrySize = 128
const fatSectorsInHeader = 109
/** Larger numbers aren't sectors: they mark the end of a chain or an unused sector. */
const lastSector = 0xfffffff9
const none = 0xffffffff
const utf16 = new TextDecoder('utf-16le')
/** Index of the root storage's directory entry. */
const root = 0

export type OleStream = {
  name: string
  /** Index of the directory entry of the storage that contains the stream. 0 is the root storage. */
  storage: number
  size: number
  /** Returns fewer than `size` bytes if the file is truncated. */
  read: () => Uint8Array
}

export function isOle(bytes: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

/**
 * Lists the streams of a compound file ([MS-CFB]). Returns undefined if the header or the directory can't be read, or if
 * the header can't list all sectors of the FAT, which happens only in files of more than about 7 MB.
 */
export function readOle(bytes: Uint8Array): OleStream[] | undefined {
  if (!isOle(bytes) || bytes.length < headerSize) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const shift = view.getUint16(30, true)
  if (shift !== 9 && shift !== 12) return undefined
  const sectorSize = 1 << shift
  const offsetOf = (sector: number) => (sector + 1) * sectorSize
  const fat = readFat(view, sectorSize)
  if (!fat) return undefined
  const readChain = (start: number, size = Number.POSITIVE_INFINITY) =>
    followChain(bytes, { start, size, next: fat, offsetOf, sectorSize })

  const directory = readChain(view.getUint32(48, true))
  const entries = readDirectory(directory)
  const rootEntry = entries[root]
  if (!rootEntry) return undefined

  const miniStreamBelow = view.getUint32(56, true)
  const miniShift = 6
  const miniSectorSize = 1 << miniShift
  let mini: { stream: Uint8Array; next: Uint32Array } | undefined
  function readMiniChain(start: number, size: number) {
    mini ??= {
      stream: readChain(rootEntry?.start ?? none),
      next: asNumbers(readChain(view.getUint32(60, true))),
    }
    return followChain(mini.stream, {
      start,
      size,
      next: mini.next,
      offsetOf: (sector) => sector * miniSectorSize,
      sectorSize: miniSectorSize,
    })
  }

  return inStorages(entries).flatMap(([{ name, isStream, start, size }, storage]) => {
    const read = () => (size < miniStreamBelow ? readMiniChain(start, size) : readChain(start, size))
    return isStream ? [{ name: name.toLowerCase(), storage, size, read }] : []
  })
}

/**
 * Reads the FAT, which contains the successor of each sector. Returns undefined if the FAT has more sectors than the
 * header can list.
 */
function readFat(view: DataView, sectorSize: number): Uint32Array | undefined {
  const perSector = sectorSize / 4
  const most = Math.ceil(view.byteLength / sectorSize)
  const parts = Math.ceil(most / perSector)
  if (parts > fatSectorsInHeader) return undefined
  const fat = new Uint32Array(most).fill(none)
  for (let part = 0; part < parts; part += 1) {
    const at = (view.getUint32(76 + 4 * part, true) + 1) * sectorSize
    for (let index = 0; index < perSector && at + 4 * index + 4 <= view.byteLength; index += 1) {
      fat[part * perSector + index] = view.getUint32(at + 4 * index, true)
    }
  }
  return fat
}

type Chain = {
  start: number
  size: number
  next: Uint32Array
  offsetOf: (sector: number) => number
  sectorSize: number
}

function followChain(bytes: Uint8Array, { start, size, next, offsetOf, sectorSize }: Chain): Uint8Array {
  const pieces: Uint8Array[] = []
  let read = 0
  // A valid chain has no more sectors than the file, so this limit also ends cycles.
  for (
    let sector = start, count = 0;
    sector <= lastSector && read < size && count < next.length;
    count += 1
  ) {
    const at = offsetOf(sector)
    const piece = bytes.subarray(at, at + Math.min(sectorSize, size - read))
    if (piece.length === 0) break
    pieces.push(piece)
    read += piece.length
    sector = next[sector] ?? none
  }
  return concat(pieces)
}

type DirectoryEntry = {
  name: string
  isStream: boolean
  siblings: number[]
  child: number
  start: number
  size: number
}

function readDirectory(directory: Uint8Array): DirectoryEntry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  const entries: DirectoryEntry[] = []
  for (let at = 0; at + directoryEntrySize <= directory.length; at += directoryEntrySize) {
    const nameBytes = Math.min(64, Math.max(0, view.getUint16(at + 64, true) - 2))
    entries.push({
      name: utf16.decode(directory.subarray(at, at + nameBytes)),
      isStream: directory[at + 66] === 2,
      siblings: [view.getUint32(at + 68, true), view.getUint32(at + 72, true)],
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    })
  }
  return entries
}

function inStorages(entries: ReadonlyArray<DirectoryEntry>): Array<[entry: DirectoryEntry, storage: number]> {
  const found: Array<[DirectoryEntry, number]> = []
  const seen = new Set([root])
  const open: Array<[index: number, storage: number]> = [[entries[root]?.child ?? none, root]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [index, storage] = next
    const entry = entries[index]
    if (!entry || seen.has(index)) continue
    seen.add(index)
    found.push([entry, storage])
    for (const sibling of entry.siblings) open.push([sibling, storage])
    open.push([entry.child, index])
  }
  return found
}

function asNumbers(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint32Array.from({ length: bytes.length >>> 2 }, (_, index) => view.getUint32(4 * index, true))
}
