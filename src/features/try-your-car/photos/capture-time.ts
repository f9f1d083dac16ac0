/** Enough of a file for its EXIF data, which cameras write at the beginning. */
const headBytes = 256 * 1024
const marker = [0x45, 0x78, 0x69, 0x66, 0, 0]
const tags = { exif: 0x8769, taken: 0x9003, subsecond: 0x9291 }

/**
 * When a photo was taken, by its EXIF data (JPEG, HEIC), in a form that sorts: '2026:11:22 14:03:07.25'.
 * @returns undefined where the file doesn't say
 */
export async function readCaptureTime(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const at = bytes.findIndex((_, index) => marker.every((byte, offset) => bytes[index + offset] === byte))
  if (at < 0) return undefined
  try {
    return captureTimeIn(new DataView(bytes.buffer, at + marker.length))
  } catch {
    // Data that is cut off or wrong is as good as none.
    return undefined
  }
}

/** @param tiff what follows the marker: TIFF, whose offsets count from its start @throws RangeError where it is cut off */
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

/** @returns where the entry of this tag begins */
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
