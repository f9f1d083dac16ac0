import { photoSets } from '../photos/photo-sets.mjs'
import { headOn } from './camera.mjs'
import { damage, features } from './features.mjs'
import { hotSpots } from './hot-spots.mjs'
import { earlierPlates, platesOf, renderedPlates } from './plates.mjs'

/** @import { Still } from '../served-picture.mjs' */

/** For `npm run launch-check`. */
export const sample = 'spins drawn by a computer'

/**
 * @typedef {object} SpinSet
 * @property {string} set Folder under /spin/.
 * @property {string} title
 * @property {readonly string[]} masters The 36 frames; the viewer begins with the first.
 * @property {number} width Of a frame at its largest.
 * @property {number} height
 * @property {{ small: number, page?: number, zoom: number }} widths For turning, on pages, and to look closer.
 * @property {number} headOn The angle at which the car looks straight into the camera.
 * @property {unknown[]} hotSpots
 * @property {() => Promise<Record<string, unknown>>} [plates] Where the number plates are in each frame.
 */

const frameCount = 36
const encoding = { avif: 62, webp: 80 }
/** The widest on a page; more is for zooming in. */
const pageWidth = 1600
const thumbWidth = 240
const sheetSet = 'white'

/** The rendered sets. The first frame is the front three-quarter view from the left. */
const rendered = [
  {
    set: 'dark',
    folder: 'media/spin-dark',
    title: 'Copper crossover on the dark turntable',
    first: 0,
    zoom: 1600,
    shot: { heading: 52, lens: 50 },
    isUsed: false,
    plates: earlierPlates,
  },
  {
    set: 'white',
    folder: 'media/spin',
    title: 'Graphite crossover in the white studio',
    first: 32,
    zoom: 2400,
    shot: { heading: 50, lens: 55.5 },
    isUsed: true,
    plates: renderedPlates('media/spin/plates.json'),
  },
]

export const renderedSets = rendered.map(renderedSet)

/** The viewer's sets; photos of a real car replace the rendered set of the same name. */
export const spinSets = withPhotos(renderedSets, photoSets())

/** @param {SpinSet[]} sets @param {SpinSet[]} photographed */
export function withPhotos(sets, photographed) {
  const names = photographed.map(({ set }) => set)
  return [...sets.filter(({ set }) => !names.includes(set)), ...photographed]
}

/** @param {(typeof rendered)[number]} set @returns {SpinSet} */
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
    widths: { small: 800, ...(zoom > pageWidth && { page: pageWidth }), zoom },
    headOn: headOn(shot),
    hotSpots: hotSpots(isUsed ? [...features, ...damage] : features, shot, frameCount),
    plates: () => platesOf(plates, shot, masters),
  }
}

/**
 * @param {SpinSet} spinSet
 * @returns {Still[]} the 36 frames, ten degrees apart; a master used for two of them is named once
 */
export function spinFrames({ set, masters, widths }) {
  return masters.map((master) => ({
    name: numbered(masters.indexOf(master)),
    folder: `/spin/${set}`,
    master,
    widths: Object.values(widths),
    encoding,
  }))
}

/**
 * @param {SpinSet} spinSet
 * @returns {Still[]} the frames once more, tiny, where the set is shown as a contact sheet
 */
export function spinThumbs(spinSet) {
  if (spinSet.set !== sheetSet) return []
  return spinFrames(spinSet).map((still) => ({ ...still, name: `thumb-${still.name}`, widths: [thumbWidth] }))
}

/** @param {string} name */
export const firstMaster = (name) => masterAt(name, 0)

/** The frame that shows a set's car from an angle: 0 at the nose, 90 on its right. @param {string} name @param {number} angle */
export function masterFrom(name, angle) {
  const headOn = spinSets.find(({ set }) => set === name)?.headOn ?? 0
  return masterAt(name, Math.round((angle + headOn) / 10) % frameCount)
}

/** @param {string} name @param {number} frame */
function masterAt(name, frame) {
  const master = spinSets.find(({ set }) => set === name)?.masters[frame]
  if (!master) throw new Error(`There is no spin set "${name}".`)
  return master
}

/** @param {number} frame */
function numbered(frame) {
  return String(frame).padStart(2, '0')
}
