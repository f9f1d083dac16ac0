import { expect, it, test } from 'vitest'
import { afterKey, ahead, dragged, sideOf, tangents, turned } from '../../viewer/src/inside/direction'
import { between } from '../../viewer/src/inside/motion'

test.each([
  ['ArrowRight', 10, -8],
  ['ArrowLeft', 350, -8],
  ['ArrowUp', 0, 2],
  ['ArrowDown', 0, -18],
  ['PageUp', 90, -8],
  ['PageDown', 270, -8],
  ['Home', 0, -8],
])('%s turns the view to %i degrees and tilts it to %i degrees', (key, turn, tilt) => {
  expect(afterKey(key, ahead)).toEqual({ turn, tilt })
})

it('ignores other keys', () => {
  for (const key of ['Tab', 'Escape', 'a', 'Enter']) expect(afterKey(key, ahead)).toBeUndefined()
})

it('wraps horizontally and clamps vertically', () => {
  expect(turned({ turn: 355, tilt: 0 }, 10, 0)).toEqual({ turn: 5, tilt: 0 })
  expect(turned(ahead, 0, 500).tilt).toBeLessThan(80)
  expect(turned(ahead, 0, -500).tilt).toBeGreaterThan(-80)
})

it('a drag moves the picture with the pointer', () => {
  const next = dragged({ turn: 100, tilt: 0 }, 80, 40, 800, 450)
  expect(next.turn).toBeLessThan(100)
  expect(next.tilt).toBeGreaterThan(0)
})

it('covers the same angle along the longer side in landscape and portrait, without distortion', () => {
  const [wide, low] = tangents(800, 400)
  const [narrow, high] = tangents(400, 800)
  expect([high, narrow]).toEqual([wide, low])
  expect(wide / low).toBeCloseTo(2)
})

it('describes the view direction', () => {
  expect([0, 44, 90, 180, 270, 359].map(sideOf)).toEqual([
    'ahead',
    'ahead right',
    'right',
    'behind',
    'left',
    'ahead',
  ])
})

it('follows the phone: alpha increases to the left, beta upward', () => {
  const upright = { alpha: 100, beta: 90, gamma: 0 }
  const [right, level] = between(upright, { ...upright, alpha: 80 })
  expect([right, level].map(Math.round)).toEqual([20, 0])
  const [, up] = between(upright, { ...upright, beta: 100 })
  expect(Math.round(up)).toBe(10)
})
