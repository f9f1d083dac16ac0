import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import { facing, onPicture, turned, yawOf } from './camera.mjs'

/**
 * @typedef {import('./camera.mjs').Point} Point
 * @typedef {readonly [number, number]} Corner shares of the picture's width and height
 * @typedef {{ corners: [number, number][], light: number } | null} Shown percent; null where it cannot be seen
 *
 * @typedef {object} Mount where a plate sits on the car, in meters
 * @property {Point} at its middle
 * @property {1 | -1} side of the car: 1 the nose, -1 the tail
 * @property {number} tilt of its face upwards, radians
 * @property {boolean} [isMounted] the car in the pictures has no plate there
 *
 * @typedef {object} Plates of a set
 * @property {number} width meters
 * @property {number} height meters
 * @property {Record<string, Mount>} [mounts]
 * @property {string} [file] what the render wrote beside its images: media/scripts/README.md, "Number plates"
 */

/** Cosine of the steepest angle at which a name is legible. */
const leastFacing = 0.2
/** The middle of the plate, whose brightness is measured. */
const patch = 0.012
/** Brightness of a white plate in full light. */
const brightest = 0.95

/** The earlier body's plate, measured on the images, and a dealer's plate of the same size for its nose. @type {Plates} */
export const earlierPlates = {
  width: 0.504,
  height: 0.101,
  mounts: {
    front: { at: [2.335, 0, 0.628], side: 1, tilt: 0, isMounted: true },
    rear: { at: [-2.319, 0, 0.67], side: -1, tilt: 0.374 },
  },
}

/** From the renders of media/scripts/: a US plate front and rear. @param {string} file @returns {Plates} */
export const renderedPlates = (file) => ({ width: 0.3048, height: 0.1524, file })

/**
 * @param {Plates} plates
 * @param {import('./camera.mjs').Shot} shot
 * @param {string[]} masters paths, in the order of the frames
 * @returns {Promise<Record<string, { aspect: number, at: Shown[] }>>}
 */
export async function platesOf(plates, shot, masters) {
  const places = plates.file ? rendered(plates.file, masters) : projected(plates, shot, masters.length)
  const ends = await Promise.all(
    Object.entries(places).map(async ([end, at]) => ({
      end,
      at,
      lights: await lightsOf(plates.mounts?.[end]?.isMounted ? [] : at, masters),
    })),
  )
  const most = Math.max(...ends.flatMap(({ lights }) => lights))
  // A plate that is not on the car has the light of the other end half a turn away.
  const halfTurn = masters.length / 2
  const elsewhere = (/** @type {number} */ frame) =>
    ends.map(({ lights }) => lights[(frame + halfTurn) % masters.length]).find(Boolean) ?? most
  return Object.fromEntries(
    ends.map(({ end, at, lights }) => [
      end,
      {
        aspect: rounded(plates.width / plates.height),
        at: at.map(
          (corners, frame) =>
            corners && {
              corners: corners.map(percents),
              light: rounded((brightest * (lights[frame] || elsewhere(frame))) / most),
            },
        ),
      },
    ]),
  )
}

/** @param {Plates} plates @param {import('./camera.mjs').Shot} shot @param {number} frames */
function projected({ width, height, mounts = {} }, { heading, lens }, frames) {
  return Object.fromEntries(
    Object.entries(mounts).map(([end, mount]) => [
      end,
      Array.from({ length: frames }, (_, frame) => {
        const yaw = yawOf(heading, frame, frames)
        const { at, normal, corners } = faceOf(mount, width, height)
        const isSeen = facing(turned(at, yaw), turned(normal, yaw)) >= leastFacing
        return isSeen ? corners.map((corner) => onPicture(turned(corner, yaw), lens)) : null
      }),
    ]),
  )
}

/**
 * As one reads the plate: top left, top right, bottom right, bottom left.
 * @param {Mount} mount @param {number} width @param {number} height
 * @returns {{ at: Point, normal: Point, corners: Point[] }}
 */
export function faceOf({ at, side, tilt }, width, height) {
  const lean = -side * Math.sin(tilt)
  /** @type {Point} */
  const normal = [side * Math.cos(tilt), 0, Math.sin(tilt)]
  const corners = [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ].map(([right = 0, up = 0]) => {
    const rise = (up * height) / 2
    return /** @type {Point} */ ([
      at[0] + lean * rise,
      at[1] + (side * right * width) / 2,
      at[2] + Math.cos(tilt) * rise,
    ])
  })
  return { at, normal, corners }
}

/** @param {string} file @param {string[]} masters */
function rendered(file, masters) {
  const written = JSON.parse(readFileSync(file, 'utf8'))
  const places = (/** @type {string} */ end) =>
    masters.map((master) => {
      const plate = written[basename(master)]?.[end]
      return plate?.visible && plate.facing >= leastFacing ? /** @type {Corner[]} */ (plate.quad) : null
    })
  return { front: places('front'), rear: places('rear') }
}

/**
 * Brightness of the plate in each image: the mean of its middle, from 0 to 255; 0 if hidden.
 * @param {(readonly Corner[] | null)[]} at @param {string[]} masters
 */
function lightsOf(at, masters) {
  return Promise.all(
    at.map(async (corners, frame) => {
      const master = masters[frame]
      if (!corners || !master) return 0
      const { width, height } = await sharp(master).metadata()
      const middle = (/** @type {0 | 1} */ axis) => corners.reduce((sum, each) => sum + each[axis] / 4, 0)
      const across = Math.max(2, Math.round(width * patch))
      const down = Math.max(2, Math.round(height * patch))
      const left = Math.round(middle(0) * width - across / 2)
      const top = Math.round(middle(1) * height - down / 2)
      const area = sharp(master).extract({ left, top, width: across, height: down })
      const { channels } = await sharp(await area.greyscale().png().toBuffer()).stats()
      return channels[0]?.mean ?? 0
    }),
  )
}

/** @param {Corner} corner @returns {[number, number]} */
const percents = ([x, y]) => [rounded(x * 100), rounded(y * 100)]

/** @param {number} value */
const rounded = (value) => Math.round(value * 1000) / 1000
