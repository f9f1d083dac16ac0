import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { contentHash } from '../served-picture.mjs'

/** @import { SpinSet } from './spin-sets.mjs' */

const width = 480
const columns = 6
const encoding = { quality: 48, effort: 5, chromaSubsampling: '4:2:0' }

/**
 * All frames of a set in one small file: what the car turns with before its larger frames have come.
 * @param {SpinSet} spinSet
 */
export function lightSheet({ masters }) {
  const bytes = Buffer.concat(masters.map((master) => readFileSync(master)))
  return { file: `light.${contentHash(bytes, { width, columns, encoding })}.avif`, width, columns }
}

/**
 * Writes the sheet unless it is there.
 * @param {SpinSet} spinSet
 * @param {string} folder
 */
export async function writeLightSheet(spinSet, folder) {
  const { file } = lightSheet(spinSet)
  const path = join(folder, file)
  if (existsSync(path)) return file
  const height = Math.round((width * spinSet.height) / spinSet.width)
  const frames = await Promise.all(
    spinSet.masters.map(async (master, frame) => ({
      input: await sharp(readFileSync(master)).resize(width, height, { fit: 'fill' }).toBuffer(),
      left: (frame % columns) * width,
      top: Math.floor(frame / columns) * height,
    })),
  )
  const rows = Math.ceil(frames.length / columns)
  const sheet = { width: width * columns, height: height * rows, channels: /** @type {const} */ (3) }
  await sharp({ create: { ...sheet, background: '#000' } })
    .composite(frames)
    .avif(encoding)
    .toFile(path)
  console.log(`${path} written`)
  return file
}
