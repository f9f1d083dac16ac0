import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { column, formats, wide } from './served-picture.mjs'

/** @import { Still } from './served-picture.mjs' */
/** @import { ServedPicture } from './served-picture.mjs' */

// AVIF encoding would otherwise use all cores and a lot of memory.
sharp.concurrency(1)
sharp.cache(false)

/**
 * @param {Still} still
 * @param {ServedPicture} picture
 * @param {string} [root] the served folder
 * @returns {Promise<number>} the number of files written
 */
export async function encodeMissing({ master, encoding }, { path, widths }, root = 'public') {
  let written = 0
  for (const width of widths) {
    for (const format of /** @type {const} */ (['avif', 'webp'])) {
      const file = join(root, `${path}-${width}.${format}`)
      if (existsSync(file)) continue
      const resized = sharp(readFileSync(master)).resize(width)
      if (format === 'avif')
        await resized.avif({ quality: avifQuality(encoding, width), ...formats.avif }).toFile(file)
      else await resized.webp({ quality: encoding.webp, ...formats.webp }).toFile(file)
      written += 1
    }
  }
  return written
}

/**
 * @param {import('./served-picture.mjs').Encoding} encoding
 * @param {number} width px
 */
function avifQuality({ avif, wideAvif = avif }, width) {
  if (width === column.px) return avif - column.lessAvif
  return width >= wide.px ? wideAvif : avif
}

/**
 * Returns the mean color of the image's border, or 'transparent' if the image has an alpha channel.
 * @param {string} master
 */
export async function groundColor(master) {
  const image = sharp(readFileSync(master))
  if ((await image.metadata()).hasAlpha) return 'transparent'
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const sums = [0, 0, 0]
  let count = 0
  for (let y = 0; y < info.height; y += 1) {
    const isEdgeRow = y === 0 || y === info.height - 1
    for (let x = 0; x < info.width; x += isEdgeRow ? 1 : info.width - 1) {
      const offset = (y * info.width + x) * info.channels
      for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (data[offset + channel] ?? 0)
      count += 1
    }
  }
  return `#${sums.map((sum) => hexByte(sum / count)).join('')}`
}

/** @param {number} value */
function hexByte(value) {
  return Math.round(value).toString(16).padStart(2, '0')
}
