export type ZipEntry = { name: string; bytes: Uint8Array<ArrayBuffer> }

const version = 20
/** January 1, 1980, because the files have no date of their own. */
const dosDate = 0x21

/** Stores files uncompressed: images don't get smaller. */
export function zipOf(entries: readonly ZipEntry[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const path = new TextEncoder().encode(name)
    const common = [version, 0, 0, 0, dosDate]
    const sizes = [crc32(bytes), bytes.length, bytes.length]
    const local = header(0x04034b50, [...shorts(common), ...longs(sizes), ...shorts([path.length, 0])], path)
    directory.push(
      header(
        0x02014b50,
        [
          ...shorts([version, ...common]),
          ...longs(sizes),
          ...shorts([path.length, 0, 0, 0, 0]),
          ...longs([0, offset]),
        ],
        path,
      ),
    )
    parts.push(local, bytes)
    offset += local.length + bytes.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const count = entries.length
  const end = header(0x06054b50, [...shorts([0, 0, count, count]), ...longs([size, offset]), ...shorts([0])])
  return new Blob([...parts, ...directory, end], { type: 'application/zip' })
}

function header(signature: number, fields: number[], path = new Uint8Array()): Uint8Array<ArrayBuffer> {
  return new Uint8Array([...longs([signature]), ...fields, ...path])
}

const shorts = (values: number[]) => values.flatMap((value) => [value & 0xff, value >>> 8])
const longs = (values: number[]) =>
  values.flatMap((value) => [value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24])

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
