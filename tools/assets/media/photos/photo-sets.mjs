import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { smallWidth } from '../spin/rendered-sets.mjs'

/**
 * @typedef {object} PhotoSet written by `npm run media:spin` next to the masters
 * @property {string} title
 * @property {number} width Width of the smallest master.
 * @property {number} height
 * @property {import('../spin/rendered-sets.mjs').Quality} quality Low enough that a phone can turn the set.
 * @property {number} headOn Degrees from the first frame to the one in which the car faces the camera.
 * @property {string[]} frames The masters of the 36 frames.
 * @property {{ id: string, label: string, text: string, at: (readonly [number, number] | null)[] }[]} hotSpots
 */

export const photoSetsFolder = 'media/spin-photos'

/**
 * Returns the finished sets. Anything else in the folder is skipped with a warning; hidden files are skipped
 * silently.
 * @param {string} folder
 * @returns {import('../spin/spin-sets.mjs').SpinSet[]}
 */
export function photoSets(folder = photoSetsFolder) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'))
  return names.flatMap((set) => {
    const photoSet = readPhotoSet(join(folder, set))
    if (!photoSet) {
      console.warn(`Skipped ${join(folder, set)}: it isn't a set that "npm run media:spin" made.`)
      return []
    }
    const { title, width, height, quality, headOn, frames, hotSpots } = photoSet
    return {
      set,
      title,
      masters: frames.map((file) => join(folder, set, file)),
      width,
      height,
      widths: { small: smallWidth, zoom: width },
      quality,
      headOn,
      hotSpots,
    }
  })
}

/** @param {string} folder @returns {PhotoSet | undefined} undefined if set.json or a master is missing */
function readPhotoSet(folder) {
  try {
    /** @type {PhotoSet} */
    const photoSet = JSON.parse(readFileSync(join(folder, 'set.json'), 'utf8'))
    return photoSet.frames.every((file) => existsSync(join(folder, file))) ? photoSet : undefined
  } catch {
    return undefined
  }
}
