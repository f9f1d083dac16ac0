import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @import { Encoding, Still } from '../served-picture.mjs' */

/**
 * The set.json beside a set's masters, as written by `npm run media:spin`. Only the sample sets have the optional
 * fields.
 * @typedef {object} SetFile
 * @property {string} title
 * @property {number} width Width of the smallest master.
 * @property {number} height
 * @property {number} [pageWidth] The largest width shown on a page. Larger frames are only for zooming in.
 * @property {Quality} quality
 * @property {number} headOn Degrees from the first frame to the one in which the car faces the camera.
 * @property {string[]} frames File names of the 36 frames; the viewer begins with the first.
 * @property {HotSpot[]} hotSpots
 * @property {number} [photos] Number of photos of the car, including its interior.
 * @property {object} [plates] As in the manifest.
 * @property {{ set: string, marks: { text: string, at: HotSpot['at'] }[] }} [under] The matched set, for “Show original”.
 *
 * @typedef {object} Quality 1 to 100. Low enough that a phone can turn the set.
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
 * @property {{ master: string, text: string }} [inside] The interior from the driver's head, as a full sphere.
 *
 * @typedef {Omit<SetFile, 'frames' | 'pageWidth'> & {
 *   set: string, masters: string[], widths: { small: number, page?: number, zoom: number }
 * }} SpinSet `set` is the folder under /spin/; `widths` are for turning, for pages and for zooming
 */

export const frameCount = 36
/** Width in px of the frames used for turning. */
export const smallWidth = 800
export const photoSetsFolder = 'media/spin-photos'
const studioSet = 'white'
const thumbWidth = 240

/** The sample sets. The lot set shows the white set's car at the same angles. */
export const sampleSets = Object.entries({
  dark: 'media/spin-dark',
  [studioSet]: 'media/spin',
  lot: 'media/spin-lot',
}).map(([set, folder]) => readSet(set, folder))

/** The viewer's sets. Photos of a real car replace the sample set with the same name. */
export const spinSets = withPhotos(sampleSets, photoSets())

/** Throws if set.json is invalid or a master is missing. @param {string} set @param {string} folder @returns {SpinSet} */
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
 * Returns the finished sets. Anything else in the folder is skipped with a warning; hidden files are skipped
 * silently.
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
 * Replaces the sets of the same name. The original (`under`) of a replaced set is removed.
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
 * @returns {Still[]} tiny copies of the frames, for sets shown as a contact sheet
 */
export function spinThumbs(spinSet) {
  if (spinSet.set !== studioSet) return []
  return spinFrames(spinSet).map((still) => ({ ...still, name: `thumb-${still.name}`, widths: [thumbWidth] }))
}

/**
 * The frame that shows the car from this angle: 0 is the nose, 90 the right side. Without an angle, the first frame.
 * @param {string} name
 * @param {number} [angle]
 */
export function masterFrom(name, angle) {
  const { masters, headOn } = named(name)
  return masters[angle === undefined ? 0 : Math.round((angle + headOn) / 10) % frameCount] ?? ''
}

/** Encoding quality of a set's frames. @param {string} name */
export const qualityOf = (name) => named(name).quality.frames

/** @param {string} name */
function named(name) {
  const spinSet = spinSets.find(({ set }) => set === name)
  if (!spinSet) throw new Error(`There is no spin set "${name}".`)
  return spinSet
}
