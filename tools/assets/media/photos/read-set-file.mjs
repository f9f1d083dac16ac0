import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {readonly [number, number]} PercentPoint a point on the upright photo, in percent from its left and top */
/**
 * @typedef {{ id: string, label: string, text: string, at: Record<string, PercentPoint> }} PhotoSpot `at` is keyed by file name
 */

/**
 * @typedef {object} SetFile The contents of set.json. media/README.md has an example.
 * @property {string} set The set's folder under /spin/.
 * @property {string} title
 * @property {string} [front] The photo that shows the car head-on.
 * @property {'passenger' | 'driver'} [next] The side that the photos after `front` show first.
 * @property {Record<string, number>} [angles] Each photo's angle, if the photos aren't evenly spaced.
 * @property {string} [first] The photo the viewer starts with.
 * @property {PhotoSpot[]} [hotSpots]
 */

/**
 * @param {string} folder
 * @param {readonly string[]} photos
 * @returns {{ setFile: SetFile, faults: string[] }}
 */
export function readSetFile(folder, photos) {
  const unread = { set: '', title: '' }
  let json
  try {
    // Some editors start the file with a byte order mark, which JSON.parse rejects.
    json = JSON.parse(readFileSync(join(folder, 'set.json'), 'utf8').replace(/^\uFEFF/, ''))
  } catch {
    return { setFile: unread, faults: ['set.json is missing, or is not valid JSON.'] }
  }
  if (!isObject(json)) return { setFile: unread, faults: ['set.json: it must be an object, in braces.'] }
  const faults = faultsOf(json, photos)
  return { setFile: faults.length > 0 ? unread : /** @type {any} */ (json), faults }
}

/** @param {Record<string, unknown>} json @param {readonly string[]} photos */
function faultsOf({ set, title, front, next, angles, first, hotSpots = [] }, photos) {
  const isPhoto = (/** @type {unknown} */ name) => photos.includes(String(name))
  const isEven = angles === undefined
  const spots = Array.isArray(hotSpots) ? hotSpots : [undefined]
  const areSpots = spots.every((spot) => isSpot(spot, isPhoto))
  const ids = new Set(spots.map((spot) => areSpots && spot.id))
  const checks = /** @type {[boolean, string][]} */ ([
    [typeof set === 'string' && /^[a-z0-9-]+$/.test(set), '"set" must be small letters, digits and hyphens.'],
    [isText(title), '"title" must say what the car is.'],
    [!isEven || isPhoto(front), '"front" must name the photo that looks straight at the nose.'],
    [!isEven || ['passenger', 'driver'].includes(String(next)), '"next" must be "passenger" or "driver".'],
    [
      isEven || (isObject(angles) && photos.every((photo) => isAngle(angles[photo]))),
      '"angles" must give each photo 0 to 359.',
    ],
    [first === undefined || isPhoto(first), '"first" must name a photo.'],
    [areSpots, spotFault],
    [!areSpots || ids.size === spots.length, 'two hot spots have the same "id".'],
  ])
  return checks.flatMap(([holds, fault]) => (holds ? [] : [`set.json: ${fault}`]))
}

const spotFault =
  'a hot spot needs "id", "label", "text" and "at": photo names with percent from left and top.'

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (/** @type {unknown} */ value) => typeof value === 'string' && value.trim() !== ''
const isAngle = (/** @type {unknown} */ value) => typeof value === 'number' && value >= 0 && value < 360
const isPercent = (/** @type {unknown} */ value) => typeof value === 'number' && value >= 0 && value <= 100

/** @param {unknown} spot @param {(name: unknown) => boolean} isPhoto */
function isSpot(spot, isPhoto) {
  if (!isObject(spot) || !isObject(spot.at)) return false
  const places = Object.entries(spot.at)
  return (
    [spot.id, spot.label, spot.text].every(isText) &&
    places.length > 0 &&
    places.every(
      ([photo, place]) =>
        isPhoto(photo) && Array.isArray(place) && place.length === 2 && place.every(isPercent),
    )
  )
}
