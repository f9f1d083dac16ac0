/**
 * @typedef {readonly [number, number, number]} Point in meters, relative to the car: x forward, y to its left, z up
 */

/**
 * @typedef {object} Shot how a set was shot
 * @property {number} heading The car's direction in the first frame, in degrees from facing left.
 * @property {number} lens Focal length in mm.
 */

// The camera of the rendered sets: a 36 mm wide sensor with 16:9 images.
/** @type {Point} */
const camera = [0, -9.3, 1.3]
/** @type {Point} */
const aim = [0, 0, 0.74]
const sensor = 36
const aspect = 16 / 9

/** Degrees from the first frame to the one in which the car faces the camera. @param {Shot} shot */
export const headOn = ({ heading }) => (90 - heading + 360) % 360

/** @param {Point} place @param {number} lens @returns {[number, number]} fractions of the image's width and height */
export function onPicture(place, lens) {
  const ahead = unit(minus(aim, camera))
  const right = unit(cross(ahead, [0, 0, 1]))
  const up = cross(right, ahead)
  const ray = minus(place, camera)
  const scale = lens / sensor / dot(ray, ahead)
  return [0.5 + dot(ray, right) * scale, 0.5 - dot(ray, up) * scale * aspect]
}

/**
 * The car's rotation in a frame, in degrees.
 * @param {number} heading
 * @param {number} frame
 * @param {number} frames in a turn
 */
export function yawOf(heading, frame, frames) {
  return 180 + heading + (frame * 360) / frames
}

/** Cosine between a surface's normal and the direction to the camera. @param {Point} place @param {Point} normal */
export function facing(place, normal) {
  const toCamera = minus(camera, place)
  return dot(normal, toCamera) / length(normal) / length(toCamera)
}

/** Rotates about the vertical axis. @param {Point} point @param {number} degrees @returns {Point} */
export function turned([x, y, z], degrees) {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle), z]
}

/** @param {Point} place */
export const distanceTo = (place) => length(minus(camera, place))

/** @param {Point} a @param {Point} b */
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
/** @param {Point} a @param {Point} b @returns {Point} */
const minus = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
/** @param {Point} a */
const length = (a) => Math.sqrt(dot(a, a))
/** @param {Point} a @returns {Point} */
const unit = (a) => [a[0] / length(a), a[1] / length(a), a[2] / length(a)]
/** @param {Point} a @param {Point} b @returns {Point} */
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
