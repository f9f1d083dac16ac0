/** Cameras write EXIF data at the beginning of a file. */
const headBytes = 256 * 1024
const marker = [0x45, 0x78, 0x69, 0x66, 0, 0]
const tags = { exif: 0x8769, taken: 0x9003, subsecond: 0x9291 }

/** Capture time in the EXIF data of a JPEG or HEIC, in a sortable form: '2026:11:22 14:03:07.25'. */
export async function readCaptureTime(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const at = bytes.findIndex((_, index) => marker.every((byte, offset) => bytes[index + offset] === byte))
  if (at < 0) return undefined
  try {
    return captureTimeIn(new DataView(bytes.buffer, at + marker.length))
  } catch {
    // Truncated or invalid data counts as missing.
    return undefined
  }
}

/** @param tiff begins with the TIFF header, from which offsets count @throws RangeError if truncated */
function captureTimeIn(tiff: DataView): string | undefined {
  const isLittle = tiff.getUint16(0) === 0x4949
  const exif = findEntry(tiff, tiff.getUint32(4, isLittle), tags.exif, isLittle)
  if (exif === undefined) return undefined
  const directory = tiff.getUint32(exif + 8, isLittle)
  const taken = textOf(tiff, findEntry(tiff, directory, tags.taken, isLittle), isLittle)
  const subsecond = textOf(tiff, findEntry(tiff, directory, tags.subsecond, isLittle), isLittle)
  if (!taken || !/^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/.test(taken)) return undefined
  return subsecond ? `${taken}.${subsecond}` : taken
}

/** @returns the offset of the tag's entry */
function findEntry(tiff: DataView, directory: number, tag: number, isLittle: boolean): number | undefined {
  const count = tiff.getUint16(directory, isLittle)
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12
    if (tiff.getUint16(entry, isLittle) === tag) return entry
  }
  return undefined
}

function textOf(tiff: DataView, entry: number | undefined, isLittle: boolean): string | undefined {
  if (entry === undefined) return undefined
  const length = tiff.getUint32(entry + 4, isLittle)
  // Up to four bytes fit into the entry itself.
  const at = length > 4 ? tiff.getUint32(entry + 8, isLittle) : entry + 8
  const codes = Array.from({ length: Math.min(length, 64) }, (_, index) => tiff.getUint8(at + index))
  return String.fromCharCode(...codes)
    .replace(/\0.*$/s, '')
    .trim()
}
