import { existsSync } from 'node:fs'
import { headOn } from './camera.mjs'
import { damage, facts, features } from './features.mjs'
import { frameCount, numbered } from './frames.mjs'
import { hotSpots } from './hot-spots.mjs'
import { insideFeatures } from './inside.mjs'
import { platesOf } from './plates.mjs'

/** @import { Place } from './hot-spots.mjs' */

/**
 * @typedef {object} SpinSet
 * @property {string} set Folder under /spin/.
 * @property {string} title
 * @property {readonly string[]} masters The 36 frames; the viewer begins with the first.
 * @property {number} width Width of the largest frames.
 * @property {number} height
 * @property {{ small: number, page?: number, zoom: number }} widths Widths for turning, for pages and for zooming.
 * @property {Quality} quality
 * @property {number} headOn Degrees from the first frame to the one in which the car faces the camera.
 * @property {unknown[]} hotSpots
 * @property {number} [photos] Number of photos of the car, including its interior.
 * @property {() => Promise<Record<string, unknown>>} [plates] Positions of the license plates in each frame.
 * @property {{ set: string, marks: { text: string, at: Place[] }[] }} [under] The matched set, for “Show original”.
 *
 * @typedef {object} Quality 1 to 100.
 * @property {import('../served-picture.mjs').Encoding} frames
 * @property {number} light Quality of the light sheet's AVIF.
 */

/** Number of interior views of the white set's car in `media/interior`. */
const interiorCount = 8
/** The largest width shown on a page. Larger frames are for zooming in. */
const pageWidth = 1600
/** Width in px of the frames used for turning. */
export const smallWidth = 800
export const studioSet = 'white'
export const lotSet = 'lot'
const quality = { frames: { avif: 62, webp: 80 }, light: 30 }
const whiteShot = { heading: 50, lens: 55.5 }

/** The rendered sets. Their first frame is the front three-quarter view from the left. */
const rendered = [
  {
    set: 'dark',
    folder: 'media/spin-dark',
    title: 'Copper crossover on the dark turntable',
    first: 0,
    zoom: 1600,
    shot: { heading: 52, lens: 50 },
    isUsed: false,
    plates: 'media/spin-dark/plates.json',
  },
  {
    set: studioSet,
    folder: 'media/spin',
    title: 'Graphite crossover in the white studio',
    first: 32,
    zoom: 2400,
    shot: whiteShot,
    isUsed: true,
    plates: 'media/spin/plates.json',
  },
]

/** The white set's car on the lot, at the same angles. The list is empty until all frames are rendered. */
const lot = withMasters({
  ...renderedSet({
    set: lotSet,
    folder: 'media/spin-lot',
    title: 'Graphite crossover on the lot',
    first: 32,
    zoom: 1600,
    shot: whiteShot,
    isUsed: false,
  }),
  // At the default quality, this set's asphalt and leaves would make it 50% larger than the studio set, and it is only
  // shown briefly.
  quality: { ...quality, frames: { avif: 50, webp: 70 } },
  // The viewer draws the studio's hot spots over this set.
  hotSpots: [],
})

export const renderedSets = [...rendered.map(renderedSet).map(withOriginal), ...lot]

/** @param {SpinSet} set @returns {SpinSet[]} */
function withMasters(set) {
  return set.masters.every((master) => existsSync(master)) ? [set] : []
}

/** @param {SpinSet} spinSet @returns {SpinSet} */
function withOriginal(spinSet) {
  if (spinSet.set !== studioSet || lot.length === 0) return spinSet
  const marks = hotSpots(damage, whiteShot, frameCount).map(({ at }, index) => ({
    text: `${index + 1} Still there.`,
    at,
  }))
  return { ...spinSet, under: { set: lotSet, marks } }
}

/**
 * @typedef {object} Rendered
 * @property {string} set
 * @property {string} folder
 * @property {string} title
 * @property {number} first
 * @property {number} zoom
 * @property {import('./camera.mjs').Shot} shot
 * @property {boolean} isUsed
 * @property {string} [plates] The renderer's file with the license plates' positions.
 */

/** @param {Rendered} set @returns {SpinSet} */
function renderedSet({ set, folder, title, first, zoom, shot, isUsed, plates }) {
  const masters = Array.from(
    { length: frameCount },
    (_, frame) => `${folder}/spin-${numbered((first + frame) % frameCount)}.jpg`,
  )
  return {
    set,
    title,
    masters,
    width: zoom,
    height: (zoom * 9) / 16,
    widths: { small: smallWidth, ...(zoom > pageWidth && { page: pageWidth }), zoom },
    quality,
    headOn: headOn(shot),
    ...(isUsed && { photos: frameCount + interiorCount }),
    hotSpots: hotSpots(isUsed ? [...insideFeatures, ...damage, ...facts] : features, shot, frameCount),
    ...(plates && { plates: () => platesOf(plates, masters) }),
  }
}
