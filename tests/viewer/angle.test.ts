import { expect, it, test } from 'vitest'
import { angleOf, frameAt, frameOf, shortestWay, sideOf } from '../../viewer/src/frames/angle'
import { readOptions } from '../../viewer/src/options'

// The dark set's `headOn`, in degrees from the first frame. At this angle, the car faces the camera.
const headOn = 38

test.each([
  [0, 'front left'],
  [4, 'front'],
  [8, 'front right'],
  [13, 'right side'],
  [19, 'rear right'],
  [22, 'rear'],
  [26, 'rear left'],
  [31, 'left side'],
  [35, 'front left'],
])('frame %i shows the %s', (frame, side) => {
  expect(sideOf(frame, headOn)).toBe(side)
  expect(sideOf(frame, undefined)).toBe('')
})

it('wraps positions and angles after any number of turns in either direction', () => {
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
  [0, 320],
  [4, 0],
  [5, 10],
  [13, 90],
  [22, 180],
  [31, 270],
  [35, 310],
])('frame %i is %i degrees from the nose', (frame, angle) => {
  expect(angleOf(frame, headOn)).toBe(angle)
  expect(frameOf(angle, headOn)).toBe(frame)
})

it.each([
  ['?set=dark&angle=90', 13],
  ['?set=dark&angle=-90', 31],
  ['?set=dark&angle=364.6', 4],
  ['?set=dark', undefined],
  ['?set=dark&angle=side', undefined],
])('%s starts at frame %s', (address, frame) => {
  const { startAngle } = readOptions(address)
  expect(startAngle === undefined ? undefined : frameOf(startAngle, headOn)).toBe(frame)
})
