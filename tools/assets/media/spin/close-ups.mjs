import { existsSync } from 'node:fs'
import { servedPicture } from '../served-picture.mjs'
import { damage, facts } from './features.mjs'

/** @import { Still } from '../served-picture.mjs' */
/** @typedef {{ set: string, hotSpots: unknown[] }} SetWithSpots */
/** @typedef {{ id: string, kind?: string }} Spot */

/** Twice the width of a note, because the pictures are also printed. */
const width = 800
const encoding = { avif: 56, webp: 78 }

/**
 * The close-ups of a set's hot spots, if their masters exist.
 * @param {SetWithSpots} spinSet
 * @returns {Still[]}
 */
export function closeUpStills({ set, hotSpots }) {
  return picturesOf(hotSpots).map(({ id, picture }) => ({
    name: `close-${id}`,
    folder: `/spin/${set}`,
    master: picture.master,
    widths: [width],
    encoding,
  }))
}

/**
 * Adds the close-ups to a manifest's hot spots.
 * @param {SetWithSpots} spinSet
 * @param {readonly unknown[]} spots
 */
export async function withCloseUps(spinSet, spots) {
  const stills = closeUpStills(spinSet)
  const pictures = picturesOf(spinSet.hotSpots)
  return Promise.all(
    /** @type {Spot[]} */ (spots).map(async (spot) => {
      const index = pictures.findIndex(({ id }) => id === spot.id)
      const still = stills[index]
      if (!still) return spot
      const file = (await servedPicture(still)).path.split('/').at(-1)
      return { ...spot, picture: { file, width, text: pictures[index]?.picture.text } }
    }),
  )
}

/** @param {unknown[]} hotSpots */
function picturesOf(hotSpots) {
  return /** @type {Spot[]} */ (hotSpots).flatMap(({ id, kind }) => {
    const picture = kind && [...facts, ...damage].find((feature) => feature.id === id)?.picture
    return picture && existsSync(picture.master) ? [{ id, picture }] : []
  })
}
