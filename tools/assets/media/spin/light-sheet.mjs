import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { contentHash } from '../served-picture.mjs'

/** @import { SpinSet } from './spin-sets.mjs' */

const width = 480
const columns = 6
const encoding = { effort: 5, chromaSubsampling: '4:2:0' }

/**
 * The light sheet has all frames of a set in one small file. The viewer turns the car with it until the larger frames
 * have loaded.
 * @param {SpinSet} spinSet
 */
export function lightSheet({ masters, quality }) {
  const bytes = Buffer.concat(masters.map((master) => readFileSync(master)))
  const settings = { width, columns, encoding: { quality: quality.light, ...encoding } }
  return { file: `light.${contentHash(bytes, settings)}.avif`, width, columns }
}

/**
 * @param {SpinSet} spinSet
 * @param {string} folder
 */
export async function writeLightSheet(spinSet, folder) {
  const { file } = lightSheet(spinSet)
  const path = join(folder, file)
  if (existsSync(path)) return file
  writeFileSync(path, await encodeLightSheet(spinSet))
  console.log(`${path} written`)
  return file
}

/**
 * @param {Pick<SpinSet, 'masters' | 'width' | 'height' | 'quality'>} spinSet
 * @param {number} [effort] the encoder's effort, 0 to 9
 * @returns {Promise<Buffer>}
 */
export async function encodeLightSheet(
  { masters, width: wide, height: high, quality },
  effort = encoding.effort,
) {
  const height = Math.round((width * high) / wide)
  const frames = await Promise.all(
    masters.map(async (master, frame) => ({
      input: await sharp(readFileSync(master)).resize(width, height, { fit: 'fill' }).toBuffer(),
      left: (frame % columns) * width,
      top: Math.floor(frame / columns) * height,
    })),
  )
  const rows = Math.ceil(frames.length / columns)
  const sheet = { width: width * columns, height: height * rows, channels: /** @type {const} */ (3) }
  return sharp({ create: { ...sheet, background: '#000' } })
    .composite(frames)
    .avif({ quality: quality.light, ...encoding, effort })
    .toBuffer()
}
