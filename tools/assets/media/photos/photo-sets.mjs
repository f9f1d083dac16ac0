import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { smallWidth } from '../spin/rendered-sets.mjs'

/**
 * @typedef {object} PhotoSet what `npm run media:spin` writes beside its masters
 * @property {string} title
 * @property {number} width Of the smallest master.
 * @property {number} height
 * @property {import('../spin/rendered-sets.mjs').Quality} quality So that the set can be turned on a phone.
 * @property {number} headOn Angle at which the car looks straight into the camera.
 * @property {string[]} frames The master of each of the 36 frames.
 * @property {{ id: string, label: string, text: string, at: (readonly [number, number] | null)[] }[]} hotSpots
 */

export const photoSetsFolder = 'media/spin-photos'

/**
 * @param {string} folder
 * @returns {import('../spin/spin-sets.mjs').SpinSet[]}
 */
export function photoSets(folder = photoSetsFolder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((set) => {
    /** @type {PhotoSet} */
    const { title, width, height, quality, headOn, frames, hotSpots } = JSON.parse(
      readFileSync(join(folder, set, 'set.json'), 'utf8'),
    )
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
