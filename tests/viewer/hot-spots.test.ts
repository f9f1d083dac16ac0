import { expect, it } from 'vitest'
import { spread } from '../../viewer/src/hot-spots/marker-places'

it('if hot spots are too close together, only one is shown, and an open one is never hidden', () => {
  const places = [{ x: 100, y: 100 }, { x: 120, y: 110 }, undefined, { x: 200, y: 100 }]
  expect(spread(places, 0)).toEqual(new Set([0, 3]))
  expect(spread(places, 1)).toEqual(new Set([1, 3]))
  expect(spread(places, 2)).toEqual(new Set([0, 3]))
})
