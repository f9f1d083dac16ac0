import { expect, it } from 'vitest'
import type { HotSpot } from '../../viewer/src/frames/manifest'
import { spread, wayTo } from '../../viewer/src/hot-spots/marker-places'

it.each([
  [10, 0],
  [4, 8],
  [20, -8],
  [34, 14],
])('from frame %i, turns by %i frames to the middle of the frames that show a feature', (frame, way) => {
  const at = Array.from({ length: 36 }, (_, index) => (index >= 10 && index <= 14 ? [50, 50] : null))
  expect(wayTo({ at } as HotSpot, frame)).toBe(way)
  expect(wayTo({ at: Array(36).fill(null) } as HotSpot, frame)).toBe(0)
})

it('hides hot spots that are too close together, but never the open one', () => {
  const places = [{ x: 100, y: 100 }, { x: 120, y: 110 }, undefined, { x: 200, y: 100 }]
  expect(spread(places, 0)).toEqual(new Set([0, 3]))
  expect(spread(places, 1)).toEqual(new Set([1, 3]))
  expect(spread(places, 2)).toEqual(new Set([0, 3]))
})
