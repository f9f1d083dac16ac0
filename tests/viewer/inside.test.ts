import { expect, it } from 'vitest'
import { ahead, tangents, turned } from '../../viewer/src/inside/direction'
import { between } from '../../viewer/src/inside/motion'

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

it('follows the phone: alpha increases to the left, beta upward', () => {
  const upright = { alpha: 100, beta: 90, gamma: 0 }
  const [right, level] = between(upright, { ...upright, alpha: 80 })
  expect([right, level].map(Math.round)).toEqual([20, 0])
  const [, up] = between(upright, { ...upright, beta: 100 })
  expect(Math.round(up)).toBe(10)
})
