import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'

/**
 * @typedef {readonly [number, number]} Corner in fractions of the picture's width and height
 * @typedef {{ corners: [number, number][], light: number } | null} Shown corners in percent; null if hidden
 */

/** Width divided by height of a US plate. */
const aspect = 0.3048 / 0.1524
/** Cosine of the steepest viewing angle at which a name is still legible. */
const leastFacing = 0.2
/** Size of the patch in the middle of the plate whose brightness is measured, as a fraction of the picture's size. */
const patch = 0.012
/** Brightness of a white plate in full light. */
const brightest = 0.95

/**
 * @param {string} file written by the renderer next to its images
 * @param {string[]} masters paths, in frame order
 * @returns {Promise<Record<string, { aspect: number, at: Shown[] }>>}
 */
export async function platesOf(file, masters) {
  const ends = await Promise.all(
    Object.entries(platesIn(file, masters)).map(async ([end, at]) => ({
      end,
      at,
      lights: await lightsOf(at, masters),
    })),
  )
  const most = Math.max(...ends.flatMap(({ lights }) => lights))
  return Object.fromEntries(
    ends.map(({ end, at, lights }) => [
      end,
      {
        aspect,
        at: at.map(
          (plate, frame) =>
            plate && {
              corners: plate.quad.map(percents),
              light: rounded((brightest * (lights[frame] ?? 0)) / most),
            },
        ),
      },
    ]),
  )
}

/**
 * @typedef {{ quad: Corner[], light?: number }} Plate
 * `light` is the brightness of a white plate at that position, from 0 to 1; only set if the rendered plates are dark
 */

/** @param {string} file @param {string[]} masters */
function platesIn(file, masters) {
  const written = JSON.parse(readFileSync(file, 'utf8'))
  const places = (/** @type {string} */ end) =>
    masters.map((master) => {
      const plate = written[basename(master)]?.[end]
      return plate?.visible && plate.facing >= leastFacing ? /** @type {Plate} */ (plate) : null
    })
  return { front: places('front'), rear: places('rear') }
}

/**
 * Brightness of a plate in each image, from 0 to 1. Uses `light` if it is set, or else the mean of the plate's
 * middle. Hidden plates get 0.
 * @param {(Plate | null)[]} at @param {string[]} masters
 */
function lightsOf(at, masters) {
  return Promise.all(
    at.map(async (plate, frame) => {
      const master = masters[frame]
      if (!plate || !master) return 0
      return plate.light ?? (await middleOf(plate.quad, master))
    }),
  )
}

/** @param {Corner[]} corners @param {string} master */
async function middleOf(corners, master) {
  const { width, height } = await sharp(master).metadata()
  const middle = (/** @type {0 | 1} */ axis) => corners.reduce((sum, each) => sum + each[axis] / 4, 0)
  const across = Math.max(2, Math.round(width * patch))
  const down = Math.max(2, Math.round(height * patch))
  const left = Math.round(middle(0) * width - across / 2)
  const top = Math.round(middle(1) * height - down / 2)
  const area = sharp(master).extract({ left, top, width: across, height: down })
  const { channels } = await sharp(await area.greyscale().png().toBuffer()).stats()
  return (channels[0]?.mean ?? 0) / 255
}

/** @param {Corner} corner @returns {[number, number]} */
const percents = ([x, y]) => [rounded(x * 100), rounded(y * 100)]

/** @param {number} value */
const rounded = (value) => Math.round(value * 1000) / 1000
