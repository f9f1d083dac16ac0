import { photoSets } from '../photos/photo-sets.mjs'
import { frameCount, numbered } from './frames.mjs'
import { lotSet, renderedSets, studioSet } from './rendered-sets.mjs'

export { renderedSets }

/** @import { Still } from '../served-picture.mjs' */

/** @typedef {import('./rendered-sets.mjs').SpinSet} SpinSet */

const thumbWidth = 240

/** The viewer's sets. Photos of a real car replace the rendered set with the same name. */
export const spinSets = withPhotos(renderedSets, photoSets())

/** @param {SpinSet[]} sets @param {SpinSet[]} photographed */
export function withPhotos(sets, photographed) {
  const names = photographed.map(({ set }) => set)
  const kept = sets.filter(({ set }) => !names.includes(set))
  const hasStudio = kept.some(({ under }) => under)
  return [...kept.filter(({ set }) => set !== lotSet || hasStudio), ...photographed]
}

/**
 * @param {SpinSet} spinSet
 * @returns {Still[]} the 36 frames, ten degrees apart; frames with the same master share a name
 */
export function spinFrames({ set, masters, widths, quality }) {
  return masters.map((master) => ({
    name: numbered(masters.indexOf(master)),
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

/** @param {string} name */
export const firstMaster = (name) => masterAt(name, 0)

/**
 * The frame that shows the car from this angle: 0 is the nose, 90 the right side.
 * @param {string} name
 * @param {number} angle
 */
export function masterFrom(name, angle) {
  return masterAt(name, Math.round((angle + named(name).headOn) / 10) % frameCount)
}

/** Encoding quality of a set's frames. @param {string} name */
export const qualityOf = (name) => named(name).quality.frames

/** @param {string} name @param {number} frame */
const masterAt = (name, frame) => named(name).masters[frame] ?? ''

/** @param {string} name */
function named(name) {
  const spinSet = spinSets.find(({ set }) => set === name)
  if (!spinSet) throw new Error(`There is no spin set "${name}".`)
  return spinSet
}
