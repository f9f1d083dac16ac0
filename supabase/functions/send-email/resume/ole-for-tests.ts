import { Buffer } from 'node:buffer'

export type OleTree = { [name: string]: Uint8Array | OleTree }

const miniSectorSize = 64
const miniStreamBelow = 4096
const endOfChain = 0xfffffffe
const none = 0xffffffff

type Entry = { name: string; type: 1 | 2 | 5; next: number; child: number; start: number; size: number }

/** Builds a compound file ([MS-CFB]) from storages and streams, with sectors of 2 ** `shift` bytes. */
export function ole(tree: OleTree, shift = 9): Buffer {
  const sectorSize = 1 << shift
  const sectors: Buffer[] = []
  const fat: number[] = []
  const miniStream: Buffer[] = []
  const miniFat: number[] = []
  const entries: Entry[] = [{ name: 'Root Entry', type: 5, next: none, child: none, start: 0, size: 0 }]

  const place = (content: Uint8Array) => placeIn(content, sectorSize, sectors, fat)
  function addAll(children: OleTree): number {
    let next = none
    for (const [name, content] of Object.entries(children).reverse()) {
      const index = entries.length
      if (ArrayBuffer.isView(content)) {
        const isSmall = content.length < miniStreamBelow
        const start = isSmall ? placeIn(content, miniSectorSize, miniStream, miniFat) : place(content)
        entries.push({ name, type: 2, next, child: none, start, size: content.length })
      } else {
        const entry: Entry = { name, type: 1, next, child: none, start: 0, size: 0 }
        entries.push(entry)
        entry.child = addAll(content)
      }
      next = index
    }
    return next
  }

  const child = addAll(tree)
  const mini = Buffer.concat(miniStream)
  entries[0] = { name: 'Root Entry', type: 5, next: none, child, start: place(mini), size: mini.length }
  const miniFatStart = place(uint32s(miniFat))
  const directoryStart = place(Buffer.concat(entries.map(directoryEntry)))

  // The FAT has 4 bytes for each sector, including its own sectors. Unused bytes are 0xff.
  const fatSectors = Math.ceil(sectors.length / (sectorSize / 4 - 1))
  const places = Array.from({ length: fatSectors }, (_, index) => sectors.length + index)
  const table = Buffer.alloc(fatSectors * sectorSize, 0xff)
  uint32s([...fat, ...Array(fatSectors).fill(0xfffffffd)]).copy(table)

  const header = Buffer.alloc(sectorSize).fill(0xff, 76, 512)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header)
  header.set([0x3e, 0, 3, 0, 0xfe, 0xff, shift, 0, 6, 0], 24)
  uint32s([fatSectors, directoryStart, 0, miniStreamBelow, miniFatStart, 1, endOfChain, 0]).copy(header, 44)
  uint32s(places).copy(header, 76)
  return Buffer.concat([header, ...sectors, table])
}

/** @returns the number of the first sector, or `endOfChain` if the content is empty */
function placeIn(content: Uint8Array, size: number, sectors: Buffer[], fat: number[]): number {
  if (content.length === 0) return endOfChain
  const first = sectors.length
  for (let at = 0; at < content.length; at += size) {
    const sector = Buffer.alloc(size)
    sector.set(content.subarray(at, at + size))
    sectors.push(sector)
    fat.push(at + size < content.length ? sectors.length : endOfChain)
  }
  return first
}

function directoryEntry({ name, type, next, child, start, size }: Entry): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE(2 * name.length + 2, 64)
  entry[66] = type
  uint32s([none, next, child]).copy(entry, 68)
  uint32s([start, size]).copy(entry, 116)
  return entry
}

function uint32s(numbers: ReadonlyArray<number>): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, 4 * index)
  return bytes
}

/** @param source in base64, compressed with ms_ovba_compression 1.0.1 */
export function vbaProject(source: string): OleTree {
  return {
    _VBA_PROJECT: Buffer.from('cc61', 'hex'),
    dir: Buffer.from('01', 'hex'),
    ThisDocument: Buffer.concat([Buffer.alloc(60, 1), Buffer.from(source, 'base64')]),
  }
}
