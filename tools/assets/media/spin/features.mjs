/** @import { Point } from './camera.mjs' */
/** @typedef {{ point: Point, normal: Point }} Spot position and direction of a surface */
/** @typedef {{ id: string, label: string, text: string, spots: readonly Spot[] }} Feature */

/** For `npm run launch-check`. */
export const sample = 'hot spots of a car drawn by a computer'

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

/** Positions as in body.py and car.py of tools/assets/render/vehicle. @type {readonly Feature[]} */
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

/** On the white set's car only. Positions as in car.py of tools/assets/render/vehicle. @type {readonly Feature[]} */
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
