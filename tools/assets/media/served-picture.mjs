import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/**
 * @typedef {object} Still
 * @property {string} name The picture's name in URLs, kebab-case.
 * @property {string} folder URL of the folder it is served from.
 * @property {string} master The master's path, relative to the project.
 * @property {ReadonlyArray<number>} widths Served widths in px. Widths larger than the master are skipped.
 * @property {Encoding} encoding
 * @typedef {object} Encoding
 * @property {number} avif Quality, 1 to 100.
 * @property {number} [wideAvif] AVIF quality from `wide.px` upward.
 * @property {number} webp Quality, 1 to 100.
 */

/**
 * @typedef {object} ServedPicture
 * @property {string} path The URL without the size and extension.
 * @property {number} width
 * @property {number} height
 * @property {number[]} widths
 */

/**
 * Phones show this width at nearly 2x density, where a lower AVIF quality isn't noticeable. Both values are part of the
 * hash of every picture that has this width.
 */
export const column = { px: 640, lessAvif: 8 }

/** The smallest width that is encoded with `wideAvif`. It's part of the hash of every picture that sets `wideAvif`. */
export const wide = { px: 1200 }

/** These settings are part of the hash, so changing one renames all pictures. */
export const formats = /** @type {const} */ ({
  avif: { effort: 5, chromaSubsampling: '4:4:4' },
  webp: { effort: 6, smartSubsample: true },
})

/**
 * @param {Buffer} bytes
 * @param {unknown} [settings]
 */
export function contentHash(bytes, settings = null) {
  return createHash('sha256').update(bytes).update(JSON.stringify(settings)).digest('hex').slice(0, 8)
}

/**
 * @param {Still} still
 * @returns {Promise<ServedPicture>}
 */
export async function servedPicture({ name, folder, master, encoding, widths: wanted }) {
  const bytes = readFileSync(master)
  const { width, height } = await sharp(bytes).metadata()
  const widths = wanted.filter((px) => px <= width)
  const largest = Math.max(...widths)
  return {
    path: `${folder}/${name}.${contentHash(bytes, { widthsPx: wanted, encoding, formats, ...(wanted.includes(column.px) && { column }), ...(encoding.wideAvif && { wide }) })}`,
    width: largest,
    height: Math.round((largest * height) / width),
    widths,
  }
}

/**
 * @param {ServedPicture} picture
 * @returns {string[]}
 */
export function filesOf({ path, widths }) {
  return widths.flatMap((px) => Object.keys(formats).map((format) => `${path}-${px}.${format}`))
}
