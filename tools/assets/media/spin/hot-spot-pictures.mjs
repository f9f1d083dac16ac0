import { servedPicture } from '../served-picture.mjs'

/** @import { Still } from '../served-picture.mjs' */
/** @import { SpinSet } from './spin-sets.mjs' */

/** Close-ups are three times as wide as their note, because they are also printed. */
const closeUp = { widths: [800], encoding: { avif: 56, webp: 78 } }
/** The smaller width is used if data saver is on. */
const interior = { widths: [1536, 4096], encoding: { avif: 60, webp: 76 } }

/**
 * @param {SpinSet} spinSet
 * @returns {Still[]}
 */
export function hotSpotStills({ set, hotSpots }) {
  const folder = `/spin/${set}`
  return hotSpots.flatMap(({ id, picture, inside }) => [
    ...(picture ? [{ ...closeUp, name: `close-${id}`, folder, master: picture.master }] : []),
    ...(inside ? [{ ...interior, name: 'inside', folder, master: inside.master }] : []),
  ])
}

/** @param {SpinSet} spinSet */
export async function hotSpotsOf(spinSet) {
  const files = new Map()
  for (const still of hotSpotStills(spinSet))
    files.set(still.name, (await servedPicture(still)).path.split('/').at(-1))
  const [width] = closeUp.widths
  const [small, full] = interior.widths
  return spinSet.hotSpots.map(({ picture, inside, ...spot }) => ({
    ...spot,
    ...(picture && { picture: { file: files.get(`close-${spot.id}`), width, text: picture.text } }),
    ...(inside && { inside: { file: files.get('inside'), widths: { small, full }, text: inside.text } }),
  }))
}
