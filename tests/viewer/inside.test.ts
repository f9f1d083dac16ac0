import { expect, it } from 'vitest'
import { afterKey, ahead, sideOf, tangents, turned } from '../../viewer/src/inside/direction'

it.each([
  ['ArrowRight', 110, 20],
  ['ArrowLeft', 90, 20],
  ['ArrowUp', 100, 30],
  ['ArrowDown', 100, 10],
  ['PageUp', 190, 20],
  ['PageDown', 10, 20],
  ['Home', 0, -8],
])('%s turns the view from 100 to %i degrees and tilts it from 20 to %i degrees', (key, turn, tilt) => {
  expect(afterKey(key, { turn: 100, tilt: 20 })).toEqual({ turn, tilt })
})

it('describes the view direction', () => {
  const sides = ['ahead', 'ahead right', 'right', 'behind', 'left', 'ahead']
  expect([0, 44, 90, 180, 270, 359].map(sideOf)).toEqual(sides)
})

it('wraps horizontally and clamps vertically', () => {
  expect(turned({ turn: 355, tilt: 0 }, 10, 0)).toEqual({ turn: 5, tilt: 0 })
  expect(turned(ahead, 0, 500).tilt).toBeLessThan(80)
  expect(turned(ahead, 0, -500).tilt).toBeGreaterThan(-80)
})

it('covers the same angle along the longer side in landscape and portrait, without distortion', () => {
  const [wide, low] = tangents(800, 400)
  const [narrow, high] = tangents(400, 800)
  expect([high, narrow]).toEqual([wide, low])
  expect(wide / low).toBeCloseTo(2)
})
