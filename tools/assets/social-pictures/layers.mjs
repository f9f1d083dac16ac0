import { join } from 'node:path'
import sharp from 'sharp'
import { canvas, svg } from './canvas.mjs'

/**
 * @typedef {{ left: number, top: number, width: number, height: number }} Box in px of the canvas
 * @typedef {{ master: string, width: number, left: number, top: number, clip?: Partial<Box> }} Placed
 *   a master in media/, scaled to `width`, with its upper left corner at `left` and `top`; `clip` is the visible part
 */

/**
 * @param {Placed} placed
 * @returns {Promise<import('sharp').OverlayOptions>}
 */
export async function picture({ master, width, left, top, clip }) {
  const image = sharp(join('media', master)).resize({ width: Math.round(width) })
  const { data, info } = await image
    .ensureAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
  const box = { left: 0, top: 0, ...canvas, ...clip }
  const x = Math.max(left, box.left)
  const y = Math.max(top, box.top)
  const right = Math.min(left + info.width, box.left + box.width)
  const bottom = Math.min(top + info.height, box.top + box.height)
  const input = await sharp(data)
    .extract({ left: x - left, top: y - top, width: right - x, height: bottom - y })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return { input, left: x, top: y }
}

/**
 * @param {string} body SVG without text, because only the lettering renderer has the fonts
 * @returns {import('sharp').OverlayOptions}
 */
export function drawing(body) {
  return { input: Buffer.from(svg(body)), left: 0, top: 0 }
}
