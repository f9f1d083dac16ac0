import { expect, it } from 'vitest'
import type { HotSpot } from '../../viewer/src/frames/manifest'
import { spread, standOff, wayTo } from '../../viewer/src/hot-spots/marker-places'

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

it('places a marker beside the feature, away from the middle of the car and within the stage', () => {
  const size = { width: 1200, height: 675 }
  const middle = { x: 600, y: 370 }
  const spot = { x: 800, y: 370 }
  const marker = standOff(spot, middle, size)
  expect(marker.x - spot.x).toBeGreaterThanOrEqual(44)
  expect(marker.y).toBeCloseTo(370)
  expect(standOff(middle, middle, size).y).toBeLessThan(middle.y)
  expect(standOff({ x: 1195, y: 370 }, middle, size).x).toBeLessThanOrEqual(size.width - 22)
})

it('hides hot spots that are too close together, but never the open one', () => {
  const places = [{ x: 100, y: 100 }, { x: 120, y: 110 }, undefined, { x: 200, y: 100 }]
  expect(spread(places, 0)).toEqual(new Set([0, 3]))
  expect(spread(places, 1)).toEqual(new Set([1, 3]))
  expect(spread(places, 2)).toEqual(new Set([0, 3]))
})
