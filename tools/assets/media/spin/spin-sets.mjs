import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @import { Encoding, Still } from '../served-picture.mjs' */

/**
 * The set.json beside a set's masters. `npm run media:spin` writes it without the optional fields, which only the sample
 * sets have.
 * @typedef {object} SetFile
 * @property {string} title
 * @property {number} width The smallest master's width in px.
 * @property {number} height
 * @property {number} [pageWidth] The largest width shown on a page. Larger frames are only for zooming in.
 * @property {Quality} quality
 * @property {number} headOn Degrees from the first frame to the one in which the car faces the camera.
 * @property {string[]} frames File names of the 36 frames; the viewer begins with the first.
 * @property {HotSpot[]} hotSpots
 * @property {number} [photos] Number of photos of the car, including its interior.
 * @property {object} [plates] License plates, in the manifest's format.
 * @property {{ set: string, marks: { text: string, at: HotSpot['at'] }[] }} [under] The original set, for “Show original”.
 *
 * @typedef {object} Quality Values from 1 to 100, low enough that a phone can load the files while it turns the car.
 * @property {Encoding} frames
 * @property {number} light Quality of the light sheet's AVIF.
 *
 * @typedef {object} HotSpot
 * @property {string} id
 * @property {string} label
 * @property {string} text
 * @property {'feature' | 'damage'} [kind]
 * @property {(readonly [number, number] | null)[]} at
 * @property {{ master: string, text: string }} [picture] A close-up.
 * @property {{ master: string, text: string }} [inside] The interior seen from the driver's seat, as a 360°
 *   (equirectangular) panorama.
 *
 * @typedef {Omit<SetFile, 'frames' | 'pageWidth'> & {
 *   set: string, masters: string[], widths: { small: number, page?: number, zoom: number }
 * }} SpinSet `set` is the folder's name under /spin/, and `widths` are for turning, pages and zooming
 */

export const frameCount = 36
/** Width in px of the frames used for turning. */
export const smallWidth = 800
export const photoSetsFolder = 'media/spin-photos'
const studioSet = 'white'
const thumbWidth = 240

/** The lot set shows the white set's car at the same angles. */
export const sampleSets = Object.entries({
  dark: 'media/spin-dark',
  [studioSet]: 'media/spin',
  lot: 'media/spin-lot',
}).map(([set, folder]) => readSet(set, folder))

export const spinSets = withPhotos(sampleSets, photoSets())

/**
 * @param {string} set
 * @param {string} folder
 * @returns {SpinSet}
 */
function readSet(set, folder) {
  const path = join(folder, 'set.json')
  try {
    /** @type {SetFile} */
    const { frames, pageWidth, ...file } = JSON.parse(readFileSync(path, 'utf8'))
    const masters = frames.map((frame) => join(folder, frame))
    const missing = masters.find((master) => !existsSync(master))
    if (missing) throw new Error(`${missing} is missing`)
    const widths = { small: smallWidth, ...(pageWidth && { page: pageWidth }), zoom: file.width }
    return { ...file, set, masters, widths }
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`)
  }
}

/**
 * Skips hidden files, and warns about other entries that aren't finished sets.
 * @param {string} folder
 */
export function photoSets(folder = photoSetsFolder) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'))
  return names.flatMap((name) => {
    try {
      return readSet(name, join(folder, name))
    } catch (error) {
      console.warn(
        `Skipped ${join(folder, name)}: it isn't a set that "npm run media:spin" made. ${error instanceof Error ? error.message : error}`,
      )
      return []
    }
  })
}

/**
 * Replaces sets with the photographed sets of the same name. If a replaced set has an original (`under`), the original
 * is removed too.
 * @param {SpinSet[]} sets
 * @param {SpinSet[]} photographed
 */
export function withPhotos(sets, photographed) {
  const isReplaced = (/** @type {string} */ name) => photographed.some(({ set }) => set === name)
  const originals = sets.flatMap(({ set, under }) => (under && isReplaced(set) ? [under.set] : []))
  return [...sets.filter(({ set }) => !isReplaced(set) && !originals.includes(set)), ...photographed]
}

/**
 * @param {SpinSet} spinSet
 * @returns {Still[]} the 36 frames, ten degrees apart; frames with the same master share a name
 */
export function spinFrames({ set, masters, widths, quality }) {
  return masters.map((master) => ({
    name: String(masters.indexOf(master)).padStart(2, '0'),
    folder: `/spin/${set}`,
    master,
    widths: Object.values(widths),
    encoding: quality.frames,
  }))
}

/**
 * @param {SpinSet} spinSet
 * @returns {Still[]} small copies of the frames, for the set that is shown as a contact sheet
 */
export function spinThumbs(spinSet) {
  if (spinSet.set !== studioSet) return []
  return spinFrames(spinSet).map((still) => ({ ...still, name: `thumb-${still.name}`, widths: [thumbWidth] }))
}

/**
 * Returns the master of the frame that shows the car from this angle in degrees, where 0 is the nose and 90 is the
 * right side. If no angle is given, returns the master of the first frame.
 * @param {string} name
 * @param {number} [angle]
 */
export function masterFrom(name, angle) {
  const { masters, headOn } = named(name)
  return masters[angle === undefined ? 0 : Math.round((angle + headOn) / 10) % frameCount] ?? ''
}

/** @param {string} name */
export const qualityOf = (name) => named(name).quality.frames

/** @param {string} name */
function named(name) {
  const spinSet = spinSets.find(({ set }) => set === name)
  if (!spinSet) throw new Error(`There is no spin set "${name}".`)
  return spinSet
}
