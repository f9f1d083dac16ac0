import { expect, it } from 'vitest'
import { angleOf, frameAt, frameOf, shortestWay, sideOf } from '../../viewer/src/frames/angle'
import { readOptions } from '../../viewer/src/options'

// The dark set's `headOn`, in degrees from the first frame. At this angle, the car faces the camera.
const headOn = 38

it.each([
  [0, 320, 'front left'],
  [4, 0, 'front'],
  [8, 40, 'front right'],
  [13, 90, 'right side'],
  [19, 150, 'rear right'],
  [22, 180, 'rear'],
  [26, 220, 'rear left'],
  [31, 270, 'left side'],
  [35, 310, 'front left'],
])('frame %i is %i degrees from the nose, and shows the %s', (frame, angle, side) => {
  expect([angleOf(frame, headOn), frameOf(angle, headOn)]).toEqual([angle, frame])
  expect([sideOf(frame, headOn), sideOf(frame, undefined)]).toEqual([side, ''])
})

it('positions and angles wrap after any number of turns in either direction', () => {
  expect([35.4, 35.6, -1, -73].map(frameAt)).toEqual([35, 0, 35, 35])
  expect([angleOf(-1), frameOf(-10)]).toEqual([350, 35])
})

it.each([
  [0, 18, 18],
  [0, 19, -17],
  [35, 1, 2],
  [1, 35, -2],
  [7, 7, 0],
])('the shortest way from frame %i to frame %i is %i frames', (from, to, way) =>
  expect(shortestWay(from, to)).toBe(way),
)

it.each([
  ['?set=dark&angle=90', 13],
  ['?set=dark&angle=-90', 31],
  ['?set=dark&angle=364.6', 4],
  ['?set=dark', undefined],
  ['?set=dark&angle=side', undefined],
])('the start frame for the URL query %s is %s', (address, frame) => {
  const { startAngle } = readOptions(address)
  expect(startAngle === undefined ? undefined : frameOf(startAngle, headOn)).toBe(frame)
})
