import { Buffer } from 'node:buffer'
import { deflateRawSync, gzipSync } from 'node:zlib'

export type ZipOptions = {
  isDeflated?: boolean
  isEncrypted?: boolean
  /** Puts sizes after the content, as programs do when they write to a stream. */
  hasDataDescriptors?: boolean
  isZip64?: boolean
  comment?: string
  fileComment?: string
}

export function zip(files: Record<string, string | Uint8Array>, options: ZipOptions = {}): Buffer {
  const { isDeflated, isEncrypted, hasDataDescriptors, isZip64, comment = '', fileComment = '' } = options
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, given] of Object.entries(files)) {
    const content = Buffer.from(given)
    const packed = isDeflated ? deflateRawSync(content) : content
    const flags = (isEncrypted ? 1 : 0) | (hasDataDescriptors ? 8 : 0)
    const sizes = Buffer.concat([crc32(content), numbers([4, packed.length], [4, content.length])])
    const head = numbers([2, 20], [2, flags], [2, isDeflated ? 8 : 0], [4, 0x21])
    const named = numbers([2, Buffer.byteLength(name)])
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      head,
      hasDataDescriptors ? Buffer.alloc(12) : sizes,
      named,
      Buffer.alloc(2),
      Buffer.from(name),
      packed,
      hasDataDescriptors ? Buffer.concat([Buffer.from('PK\x07\x08'), sizes]) : Buffer.alloc(0),
    ])
    const modifiedAt = numbers([2, 0x5455], [2, 5], [1, 1], [4, 0])
    const sizesAndOffset = numbers([2, 1], [2, 24], [8, content.length], [8, packed.length], [8, offset])
    const long = Buffer.concat([modifiedAt, sizesAndOffset])
    directory.push(
      Buffer.from('PK\x01\x02\x14\0'),
      head,
      isZip64 ? Buffer.concat([sizes.subarray(0, 4), Buffer.alloc(8, 0xff)]) : sizes,
      named,
      numbers([2, isZip64 ? long.length : 0], [2, fileComment.length], [8, 0]),
      numbers([4, isZip64 ? 0xffffffff : offset]),
      Buffer.from(name),
      isZip64 ? long : Buffer.alloc(0),
      Buffer.from(fileComment),
    )
    locals.push(local)
    offset += local.length
  }
  const count = Object.keys(files).length
  const size = Buffer.concat(directory).length
  const end64 = numbers(
    [4, 0x06064b50],
    [8, 44],
    [4, 0],
    [8, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, offset],
  )
  const locator64 = numbers([4, 0x07064b50], [4, 0], [8, offset + size], [4, 1])
  return Buffer.concat([
    ...locals,
    ...directory,
    ...(isZip64 ? [end64, locator64] : []),
    numbers([4, 0x06054b50], [4, 0]),
    isZip64 ? Buffer.alloc(12, 0xff) : numbers([2, count], [2, count], [4, size], [4, offset]),
    numbers([2, comment.length]),
    Buffer.from(comment),
  ])
}

/** The checksum comes from a gzip file's trailer, because node:zlib's crc32() fails on Deno 2.1.4. */
function crc32(content: Buffer): Buffer {
  return gzipSync(content, { level: 0 }).subarray(-8, -4)
}

/** Encodes the fields in little-endian order. */
function numbers(...fields: Array<[bytes: number, value: number]>): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, Math.min(6, bytes))
      return field
    }),
  )
}
