/** @import { Point } from './camera.mjs' */
/** @typedef {{ point: Point, normal: Point }} Spot position and direction of a surface */
/**
 * @typedef {{
 *   id: string
 *   label: string
 *   text: string
 *   spots: readonly Spot[]
 *   kind?: 'feature' | 'damage'
 *   picture?: { master: string, text: string }
 * }} Feature `picture` is a close-up, shown once its master exists
 */

/**
 * @param {Point} point @param {Point} normal
 * @returns {Spot[]}
 */
function onBothSides([x, y, z], [nx, ny, nz]) {
  return [
    { point: [x, y, z], normal: [nx, ny, nz] },
    { point: [x, -y, z], normal: [nx, -ny, nz] },
  ]
}

/** Positions are on the rendered car. @type {readonly Feature[]} */
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
    id: 'roof-rail',
    label: 'Roof rails',
    text: 'Raised rails along the roof, ready for cross bars.',
    spots: onBothSides([-0.7, 0.56, 1.585], [0, 1, 0.3]),
  },
  {
    id: 'light-bar',
    label: 'Taillight bar',
    text: 'One unbroken red line from corner to corner.',
    spots: [{ point: [-2.238, 0, 0.957], normal: [-1, 0, 0] }],
  },
]

/**
 * The white set's car as a condition report, with four facts and two flaws. Positions are on the rendered car.
 * Interior features are marked on the glass or the door that they are seen through.
 * @type {readonly Feature[]}
 */
export const facts = [
  {
    id: 'tires',
    kind: 'feature',
    label: 'Tires, 7/32 in',
    text: 'The right front, in the middle groove. New is 10/32.',
    picture: {
      master: 'media/closeups/tire-tread.jpg',
      text: 'A tread gauge in the groove of a tire, at 7/32 inch',
    },
    spots: [...onBothSides([-1.42, 0.9, 0.372], [0, 1, 0]), { point: [1.42, 0.9, 0.372], normal: [0, 1, 0] }],
  },
  {
    id: 'keys',
    kind: 'feature',
    label: 'Two keys',
    text: 'Both fobs, on the driver’s seat.',
    picture: { master: 'media/closeups/keys.jpg', text: 'Two key fobs on a tan leather seat' },
    spots: [
      { point: [0.42, 0.912, 0.74], normal: [0, 1, 0] },
      { point: [0.06, -0.86, 1.12], normal: [0, -1, 0] },
    ],
  },
  {
    id: 'odometer',
    kind: 'feature',
    label: '48,213 miles',
    text: 'On the day of the shoot. Not a digit is edited.',
    picture: {
      master: 'media/interior/odometer.jpg',
      text: 'The instrument screen, in park, the odometer at 48,213 miles',
    },
    spots: [{ point: [0.9, 0.36, 1.2], normal: [1, 0, 0.3] }],
  },
  {
    id: 'cargo',
    kind: 'feature',
    label: 'Cargo floor, dry',
    text: 'Empty, with its rubber mat in.',
    picture: { master: 'media/interior/cargo.jpg', text: 'The empty cargo area with its rubber mat' },
    spots: [{ point: [-2.2, 0, 1.08], normal: [-1, 0, 0.2] }],
  },
]

/** Damage that only the white set's car has. Positions are on the rendered car. @type {readonly Feature[]} */
export const damage = [
  {
    id: 'scratch',
    kind: 'damage',
    picture: { master: 'media/closeups/scratch.jpg', text: 'The scratch on the front door beside a ruler' },
    label: 'Scratch on the front door',
    text: 'About 3.5 inches. It’s in the photos because it’s on the car.',
    spots: [{ point: [0.345, -0.915, 0.69], normal: [0, -1, 0] }],
  },
  {
    id: 'curb-rash',
    kind: 'damage',
    picture: {
      master: 'media/closeups/curb-rash.jpg',
      text: 'Curb rash on the rim of the right front wheel',
    },
    label: 'Curb rash',
    text: 'On the rim of the right front wheel. Photographed, not edited out.',
    spots: [{ point: [1.59, -0.88, 0.19], normal: [0, -1, 0] }],
  },
]
