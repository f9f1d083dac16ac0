import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {readonly [number, number]} Percent from the left and the top of the upright photo */
/** @typedef {{ id: string, label: string, text: string, at: Record<string, Percent> }} PhotoSpot places by file name */

/**
 * @typedef {object} SetFile What set.json says. media/README.md has an example.
 * @property {string} set Folder under /spin/.
 * @property {string} title What the car is called.
 * @property {string} [front] The photo that looks straight at the nose.
 * @property {'passenger' | 'driver'} [next] The side that comes after the front in the order of the file names.
 * @property {Record<string, number>} [angles] Of every photo, where they are not evenly spaced.
 * @property {string} [first] The photo the viewer begins with.
 * @property {PhotoSpot[]} [hotSpots]
 */

/**
 * @param {string} folder
 * @param {readonly string[]} photos names of the files that set.json may name
 * @returns {{ setFile: SetFile, faults: string[] }}
 */
export function readSetFile(folder, photos) {
  let setFile
  try {
    setFile = JSON.parse(readFileSync(join(folder, 'set.json'), 'utf8'))
  } catch {
    return { setFile: { set: '', title: '' }, faults: ['set.json is missing, or is not valid JSON.'] }
  }
  return { setFile, faults: faultsOf(setFile, photos) }
}

/** @param {Partial<SetFile>} setFile @param {readonly string[]} photos */
function faultsOf({ set, title, front, next, angles, first, hotSpots = [] }, photos) {
  const isPhoto = (/** @type {unknown} */ name) => photos.includes(String(name))
  const isEven = angles === undefined
  const checks = /** @type {[boolean, string][]} */ ([
    [/^[a-z0-9-]+$/.test(set ?? ''), '"set" must be small letters, digits and hyphens.'],
    [isText(title), '"title" must say what the car is.'],
    [!isEven || isPhoto(front), '"front" must name the photo that looks straight at the nose.'],
    [!isEven || ['passenger', 'driver'].includes(next ?? ''), '"next" must be "passenger" or "driver".'],
    [isEven || photos.every((photo) => isAngle(angles[photo])), '"angles" must give each photo 0 to 359.'],
    [first === undefined || isPhoto(first), '"first" must name a photo.'],
    [Array.isArray(hotSpots) && hotSpots.every((spot) => isSpot(spot, isPhoto)), spotFault],
  ])
  return checks.flatMap(([holds, fault]) => (holds ? [] : [`set.json: ${fault}`]))
}

const spotFault =
  'a hot spot needs "id", "label", "text" and "at": photo names with percent from left and top.'

const isText = (/** @type {unknown} */ value) => typeof value === 'string' && value.trim() !== ''
const isAngle = (/** @type {unknown} */ value) => typeof value === 'number' && value >= 0 && value < 360
const isPercent = (/** @type {unknown} */ value) => typeof value === 'number' && value >= 0 && value <= 100

/** @param {Partial<PhotoSpot>} spot @param {(name: unknown) => boolean} isPhoto */
function isSpot({ id, label, text, at }, isPhoto) {
  const places = Object.entries(at ?? {})
  return (
    [id, label, text].every(isText) &&
    places.length > 0 &&
    places.every(([photo, place]) => isPhoto(photo) && place.length === 2 && place.every(isPercent))
  )
}
