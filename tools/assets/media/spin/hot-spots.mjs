import { distanceTo, facing, onPicture, turned, yawOf } from './camera.mjs'

/** @import { Point, Shot } from './camera.mjs' */
/** @import { Feature } from './features.mjs' */
/** @typedef {readonly [number, number] | null} Place percent from the left and the top; null if hidden */

/** Cosine of the steepest viewing angle at which a feature still counts as visible. */
const leastFacing = 0.38

/**
 * A feature's position in each frame. If several of its spots face the camera, the nearest one wins.
 * @param {Feature} feature
 * @param {Shot} shot
 * @param {number} frames in a full turn
 * @returns {Place[]}
 */
function placesOf({ spots }, { heading, lens }, frames = 36) {
  return Array.from({ length: frames }, (_, frame) => {
    const yaw = yawOf(heading, frame, frames)
    const seen = spots
      .map(({ point, normal }) => {
        const place = turned(point, yaw)
        return { place, facing: facing(place, turned(normal, yaw)), distance: distanceTo(place) }
      })
      .filter((spot) => spot.facing >= leastFacing)
      .sort((one, other) => one.distance - other.distance)
    return seen[0] ? projected(seen[0].place, lens) : null
  })
}

/** Hot spots in the manifest's format. @param {readonly Feature[]} shown @param {Shot} shot @param {number} frames */
export function hotSpots(shown, shot, frames = 36) {
  return shown.map((feature) => ({
    id: feature.id,
    label: feature.label,
    text: feature.text,
    ...(feature.kind && { kind: feature.kind }),
    at: placesOf(feature, shot, frames),
  }))
}

/** @param {Point} place @param {number} lens @returns {readonly [number, number]} percent, one decimal */
function projected(place, lens) {
  const [x, y] = onPicture(place, lens)
  return [percent(x), percent(y)]
}

/** @param {number} share */
const percent = (share) => Math.round(share * 1000) / 10
