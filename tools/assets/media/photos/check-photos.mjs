import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp from 'sharp'

/**
 * @typedef {{ file: string, width: number, height: number }} Photo `width` and `height` are those of the upright photo
 */

const readable = ['.jpg', '.jpeg', '.png', '.webp', '.tif', '.tiff', '.avif']
const count = { min: 24, max: 72 }
const minWidth = 1600
/** Pages reserve a 16:9 box for these sets. */
const pageSets = ['white', 'dark']
const shapes = { page: 16 / 9, narrowest: 4 / 3 }
const tolerance = 0.01

/**
 * Sorts IMG_2 before IMG_10, and skips hidden files such as macOS's `._IMG_1.JPG`.
 * @param {string} folder
 */
export function photoNames(folder) {
  return readdirSync(folder)
    .filter((file) => !file.startsWith('.') && readable.includes(extname(file).toLowerCase()))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}

/**
 * @param {string} folder
 * @param {readonly string[]} names
 * @param {string} set
 * @returns {Promise<{ photos: Photo[], faults: string[] }>}
 */
export async function checkPhotos(folder, names, set) {
  const photos = []
  const faults = countFaults(folder, names.length)
  for (const file of names) {
    const image = sharp(join(folder, file))
    try {
      // Phones store photos unrotated and put the orientation in EXIF.
      const { autoOrient } = await image.metadata()
      photos.push({ file, ...autoOrient })
    } catch {
      faults.push(`${file} cannot be read as a picture.`)
      continue
    }
    try {
      // Decode the whole photo, because a truncated file still has a valid header.
      await image.raw().toBuffer()
    } catch {
      faults.push(`${file} is cut off or damaged. Copy it from the camera again.`)
    }
  }
  return { photos, faults: [...faults, ...shapeFaults(photos, set)] }
}

/** @param {string} folder @param {number} found */
function countFaults(folder, found) {
  const faults = []
  if (found < count.min || found > count.max) {
    faults.push(`${found} photos; a set needs ${count.min} to ${count.max}.`)
  }
  if (readdirSync(folder).some((file) => /^[^.].*\.hei[cf]$/i.test(file))) {
    faults.push('HEIC photos are not read. Export them as JPEG.')
  }
  return faults
}

/** @param {readonly Photo[]} photos @param {string} set */
function shapeFaults(photos, set) {
  const faults = photos
    .filter(({ width }) => width < minWidth)
    .map(({ file, width }) => `${file} is ${width} px wide; ${minWidth} px is the least.`)
  const [model] = photos
  if (!model) return faults
  const shape = shapeOf(model)
  for (const photo of photos) {
    if (isOff(shapeOf(photo), shape)) {
      faults.push(`${size(photo)} has different proportions from ${size(model)}.`)
    }
  }
  const isPageSet = pageSets.includes(set)
  if (isPageSet && isOff(shape, shapes.page)) {
    faults.push(`Pages show the "${set}" set in 16:9. Crop the photos to 16:9; ${size(model)}.`)
  } else if (shape < shapes.narrowest * (1 - tolerance) || shape > shapes.page * (1 + tolerance)) {
    faults.push(`${size(model)}; a set is 4:3 to 16:9, and never upright.`)
  }
  return faults
}

/** @param {Photo} photo */
const shapeOf = ({ width, height }) => width / height
/** @param {number} shape @param {number} wanted */
const isOff = (shape, wanted) => Math.abs(shape / wanted - 1) > tolerance
/** @param {Photo} photo */
const size = ({ file, width, height }) => `${file} (${width} x ${height})`
