import { existsSync } from 'node:fs'
import { servedPicture } from '../served-picture.mjs'

/** @import { Feature } from './features.mjs' */
/** @import { Still } from '../served-picture.mjs' */
/** @typedef {{ set: string, hotSpots: unknown[] }} SetWithSpots */

/** An equirectangular picture seen from the driver's head, with straight ahead in the middle. */
const master = 'media/panorama/crossover.jpg'

const text =
  'The inside of a crossover from the driver’s seat. Ahead, the steering wheel, an instrument screen that reads 48,213 miles and a map on the center screen. To the left, the driver’s door with its window switches. To the right, the console with two cup holders and the passenger seat. Behind, the rear bench. Seats in tan leather with perforated inserts, dashboard and doors in black with tan trim. Outside, a wet lot with a white sedan and a silver pickup.'

const widths = { small: 1536, full: 4096 }

/** The spot that opens the interior. Positions are on the rendered car. @type {Feature} */
const feature = {
  id: 'inside',
  label: 'Look inside',
  text: 'All the way around, from the driver’s seat.',
  spots: [
    { point: [0.06, 0.78, 1.27], normal: [0, 1, 0.2] },
    { point: [0.06, -0.78, 1.27], normal: [0, -1, 0.2] },
    { point: [0.62, -0.2, 1.34], normal: [1, 0, 0.4] },
  ],
}

/** Listed before all other hot spots, so it wins if another would touch it. */
export const insideFeatures = existsSync(master) ? [feature] : []

/**
 * @param {SetWithSpots} spinSet
 * @returns {Still[]} the picture at full size, and a smaller one for visitors who save data
 */
export function insideStills({ set, hotSpots }) {
  const isShown = /** @type {Feature[]} */ (hotSpots).some(({ id }) => id === feature.id)
  if (!isShown) return []
  return [
    {
      name: 'inside',
      folder: `/spin/${set}`,
      master,
      widths: Object.values(widths),
      encoding: { avif: 60, webp: 76 },
    },
  ]
}

/**
 * The set's hot spots for the manifest, with the picture added to the spot that opens the interior.
 * @param {SetWithSpots} spinSet
 */
export async function withInside(spinSet) {
  const [still] = insideStills(spinSet)
  if (!still) return spinSet.hotSpots
  const file = (await servedPicture(still)).path.split('/').at(-1)
  return /** @type {Feature[]} */ (spinSet.hotSpots).map((spot) =>
    spot.id === feature.id ? { ...spot, inside: { file, widths, text } } : spot,
  )
}
