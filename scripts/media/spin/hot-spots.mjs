/** @typedef {readonly [number, number, number]} Point metres on the car: x forward, y to its left, z up */
/** @typedef {{ point: Point, normal: Point }} Spot where something sits, and which way its surface faces */
/** @typedef {{ id: string, label: string, text: string, spots: readonly Spot[] }} Feature */
/** @typedef {readonly [number, number] | null} Place percent from the left and the top; null where it cannot be seen */

/**
 * @typedef {object} Shot how a set was taken
 * @property {number} heading Of the car in the set's first frame, degrees from "facing left".
 * @property {number} lens Focal length in mm.
 */

/** For `npm run launch-check`. */
export const sample = 'hot spots of a car drawn by a computer'

// The camera contract of media/scripts/README.md: a 36 mm wide, 16:9 picture.
/** @type {Point} */
const camera = [0, -9.3, 1.3]
/** @type {Point} */
const aim = [0, 0, 0.74]
const sensor = 36
const aspect = 16 / 9

/** Cosine of the steepest angle at which a feature still counts as seen. */
const leastFacing = 0.38

/** The frame angle, in degrees, at which the car looks straight into the camera. @param {Shot} shot */
export const headOn = ({ heading }) => (90 - heading + 360) % 360

/**
 * The same part on both flanks.
 * @param {Point} point @param {Point} normal
 * @returns {Spot[]}
 */
function onBothSides([x, y, z], [nx, ny, nz]) {
  return [
    { point: [x, y, z], normal: [nx, ny, nz] },
    { point: [x, -y, z], normal: [nx, -ny, nz] },
  ]
}

/** What a shopper asks about, where body.py and car.py put it. @type {readonly Feature[]} */
export const features = [
  {
    id: 'headlamp',
    label: 'LED headlights',
    text: 'Three LED modules a side, under one thin light line across the nose.',
    spots: onBothSides([2.145, 0.68, 0.815], [0.68, 0.31, 0.2]),
  },
  {
    id: 'wheel',
    label: 'Wheels and brakes',
    text: 'Twin-spoke alloys with a machined face. Red calipers behind them.',
    spots: [...onBothSides([1.42, 0.9, 0.372], [0, 1, 0]), ...onBothSides([-1.42, 0.9, 0.372], [0, 1, 0])],
  },
  {
    id: 'mirror',
    label: 'Door mirrors',
    text: 'Painted housing on a black foot, set on the door below the window line.',
    spots: onBothSides([0.75, 1.07, 1.1], [0.7, 0.7, 0]),
  },
  {
    id: 'handle',
    label: 'Door handles',
    text: 'Pull handles on all four doors.',
    spots: onBothSides([0.06, 0.945, 0.905], [0, 1, 0]),
  },
  {
    id: 'roof-rail',
    label: 'Roof rails',
    text: 'Raised rails along the roof, ready for cross bars.',
    spots: onBothSides([-0.7, 0.56, 1.585], [0, 1, 0.3]),
  },
  {
    id: 'fuel-door',
    label: 'Fuel door',
    text: 'On the right rear fender, flush with the body.',
    spots: [{ point: [-1.7, -0.945, 0.885], normal: [0, -1, 0] }],
  },
  {
    id: 'light-bar',
    label: 'Taillight bar',
    text: 'One unbroken red line from corner to corner.',
    spots: [{ point: [-2.238, 0, 0.957], normal: [-1, 0, 0] }],
  },
  {
    id: 'plate',
    label: 'Liftgate and plate',
    text: 'The plate sits low in the bumper. The liftgate opens above it.',
    spots: [{ point: [-2.308, 0, 0.665], normal: [-1, 0, 0] }],
  },
]

/** What a used car shows besides, where car.py puts it. @type {readonly Feature[]} */
export const damage = [
  {
    id: 'scratch',
    label: 'Scratch on the front door',
    text: 'About 3.5 inches. It’s in the photos because it’s on the car.',
    spots: [{ point: [0.345, -0.915, 0.69], normal: [0, -1, 0] }],
  },
  {
    id: 'curb-rash',
    label: 'Curb rash',
    text: 'On the rim of the right front wheel. Photographed, not edited out.',
    spots: [{ point: [1.59, -0.88, 0.19], normal: [0, -1, 0] }],
  },
]

/**
 * Where a feature shows in each frame of a turn: of the spots that face the camera, the nearest.
 * @param {Feature} feature
 * @param {Shot} shot
 * @param {number} frames in a whole turn
 * @returns {Place[]}
 */
export function placesOf({ spots }, { heading, lens }, frames = 36) {
  return Array.from({ length: frames }, (_, frame) => {
    const yaw = yawOf(heading, frame, frames)
    const seen = spots
      .map(({ point, normal }) => {
        const place = turned(point, yaw)
        return { place, facing: facing(place, turned(normal, yaw)), distance: length(minus(camera, place)) }
      })
      .filter((spot) => spot.facing >= leastFacing)
      .sort((one, other) => one.distance - other.distance)
    return seen[0] ? projected(seen[0].place, lens) : null
  })
}

/** What the manifest says of them. @param {readonly Feature[]} shown @param {Shot} shot @param {number} frames */
export function hotSpots(shown, shot, frames = 36) {
  return shown.map((feature) => ({
    id: feature.id,
    label: feature.label,
    text: feature.text,
    at: placesOf(feature, shot, frames),
  }))
}

/** @param {Point} place @param {number} lens @returns {readonly [number, number]} percent, one decimal */
function projected(place, lens) {
  const [x, y] = onPicture(place, lens)
  return [percent(x), percent(y)]
}

/** @param {Point} place @param {number} lens @returns {[number, number]} shares of the picture's width and height */
export function onPicture(place, lens) {
  const ahead = unit(minus(aim, camera))
  const right = unit(cross(ahead, [0, 0, 1]))
  const up = cross(right, ahead)
  const ray = minus(place, camera)
  const scale = lens / sensor / dot(ray, ahead)
  return [0.5 + dot(ray, right) * scale, 0.5 - dot(ray, up) * scale * aspect]
}

/** @param {number} share */
const percent = (share) => Math.round(share * 1000) / 10

/** How the car stands in a frame, degrees. @param {number} heading @param {number} frame @param {number} frames in a turn */
export function yawOf(heading, frame, frames) {
  return 180 + heading + (frame * 360) / frames
}

/** Cosine between a surface's normal and the way to the camera. @param {Point} place @param {Point} normal */
export function facing(place, normal) {
  const toCamera = minus(camera, place)
  return dot(normal, toCamera) / length(normal) / length(toCamera)
}

/** Turned about the upright axis. @param {Point} point @param {number} degrees @returns {Point} */
export function turned([x, y, z], degrees) {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle), z]
}

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
