import { inflateSync } from 'node:zlib'

export type Image = { pixels: Uint8Array; width: number; height: number; channels: number }

/** Reads a screenshot: 8 bits a channel, RGB or RGBA, not interlaced. */
export function readPng(png: Buffer): Image {
  const width = png.readUInt32BE(16)
  const height = png.readUInt32BE(20)
  const channels = png[25] === 6 ? 4 : 3
  const data = inflateSync(Buffer.concat(dataChunks(png)))
  const rowBytes = width * channels
  const pixels = new Uint8Array(height * rowBytes)
  for (let y = 0; y < height; y++) {
    const filter = data[y * (rowBytes + 1)] ?? 0
    for (let x = 0; x < rowBytes; x++) {
      const at = y * rowBytes + x
      const left = x < channels ? 0 : (pixels[at - channels] ?? 0)
      const above = y === 0 ? 0 : (pixels[at - rowBytes] ?? 0)
      const corner = x < channels || y === 0 ? 0 : (pixels[at - rowBytes - channels] ?? 0)
      pixels[at] = (data[y * (rowBytes + 1) + 1 + x] ?? 0) + predicted(filter, left, above, corner)
    }
  }
  return { pixels, width, height, channels }
}

function dataChunks(png: Buffer) {
  const chunks: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      chunks.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  return chunks
}

/** The five filters of PNG. */
function predicted(filter: number, left: number, above: number, corner: number) {
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  if (filter === 4) return paeth(left, above, corner)
  return 0
}

function paeth(left: number, above: number, corner: number) {
  const guess = left + above - corner
  const toLeft = Math.abs(guess - left)
  const toAbove = Math.abs(guess - above)
  const toCorner = Math.abs(guess - corner)
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}
