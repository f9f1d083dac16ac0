/** @import { SetFile, PhotoSpot } from './read-set-file.mjs' */
import { frameCount } from '../spin/spin-sets.mjs'

const step = 360 / frameCount
/** Maximum angle in degrees between a frame and its photo. It is half the step between 24 photos, plus a tolerance. */
const farthest = 8.5
/** The front three-quarter view from the driver's side, which is usually a listing's first image. */
const usualFirst = 320

/**
 * Returns each photo's angle in degrees. 0 shows the nose, 90 the passenger side, 180 the rear, and 270 the driver's
 * side.
 * @param {readonly string[]} photos in shooting order
 * @param {SetFile} setFile
 * @returns {number[]}
 */
function anglesOf(photos, { angles, front = '', next }) {
  if (angles) return photos.map((photo) => angles[photo] ?? 0)
  const direction = next === 'driver' ? -1 : 1
  const start = photos.indexOf(front)
  return photos.map((_, index) => around((direction * (index - start) * 360) / photos.length))
}

/**
 * Frames are at multiples of ten degrees, so the viewer's display shows their angles. The first frame is the first
 * photo, even if another one is nearer.
 * @param {readonly string[]} photos
 * @param {SetFile} setFile
 * @returns {{ frames: string[], headOn: number, faults: string[] }}
 */
export function chooseFrames(photos, setFile) {
  const angles = anglesOf(photos, setFile)
  const first = setFile.first ?? nearest(usualFirst).photo
  const start = Math.round((angles[photos.indexOf(first)] ?? 0) / step) * step
  const chosen = Array.from({ length: frameCount }, (_, frame) => nearest(around(start + frame * step)))
  const gaps = chosen.filter(({ distance }) => distance > farthest)
  return {
    frames: chosen.map(({ photo }, frame) => (frame === 0 ? first : photo)),
    headOn: around(-start),
    faults: gaps.map(({ angle }) => `No photo is near ${Math.round(angle)}°. Shoot every 15° at least.`),
  }

  /** @param {number} angle */
  function nearest(angle) {
    const ranked = photos
      .map((photo, index) => ({ photo, angle, distance: apart(angles[index] ?? 0, angle) }))
      .sort((one, other) => one.distance - other.distance)
    return ranked[0] ?? { photo: '', angle, distance: 360 }
  }
}

/**
 * @param {readonly PhotoSpot[]} hotSpots
 * @param {readonly string[]} frames
 */
export function spotsByFrame(hotSpots, frames) {
  return hotSpots.map(({ id, label, text, at }) => ({
    id,
    label,
    text,
    at: frames.map((photo) => at[photo] ?? null),
  }))
}

/** @param {number} degrees */
const around = (degrees) => ((degrees % 360) + 360) % 360

/** @param {number} one @param {number} other */
function apart(one, other) {
  const between = around(one - other)
  return Math.min(between, 360 - between)
}
