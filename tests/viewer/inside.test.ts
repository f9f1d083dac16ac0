import { expect, it } from 'vitest'
import { ahead, tangents, turned } from '../../viewer/src/inside/direction'

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
