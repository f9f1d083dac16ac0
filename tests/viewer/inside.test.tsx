import { expect, it, vi } from 'vitest'
import { afterKey, ahead, type Direction, sideOf, tangents, turned } from '../../viewer/src/inside/direction'
import { createGlide } from '../../viewer/src/inside/glide'

it.each([
  ['ArrowRight', 110, 20],
  ['ArrowLeft', 90, 20],
  ['ArrowUp', 100, 30],
  ['ArrowDown', 100, 10],
  ['PageUp', 190, 20],
  ['PageDown', 10, 20],
  ['Home', 0, -8],
])('the %s key turns the view from 100° to %i° and tilts it from 20° to %i°', (key, turn, tilt) => {
  expect(afterKey(key, { turn: 100, tilt: 20 })).toEqual({ turn, tilt })
})

it('sideOf() names the view direction', () => {
  const sides = ['ahead', 'ahead right', 'right', 'behind', 'left', 'ahead']
  expect([0, 44, 90, 180, 270, 359].map(sideOf)).toEqual(sides)
})

it('the interior view wraps horizontally and clamps vertically', () => {
  expect(turned({ turn: 355, tilt: 0 }, 10, 0)).toEqual({ turn: 5, tilt: 0 })
  expect(turned(ahead, 0, 500).tilt).toBeLessThan(80)
  expect(turned(ahead, 0, -500).tilt).toBeGreaterThan(-80)
})

it('the interior view covers the same angle along the longer side in landscape and portrait, without distortion', () => {
  const [wide, low] = tangents(800, 400)
  const [narrow, high] = tangents(400, 800)
  expect([high, narrow]).toEqual([wide, low])
  expect(wide / low).toBeCloseTo(2)
})

it.each([90, -90, 10])(
  'the interior view takes the shorter way when gliding by %i degrees, even after two full turns',
  (by) => {
    vi.useFakeTimers()
    const shown: Direction[] = []
    const glide = createGlide((direction) => shown.push(direction), ahead)
    for (let turns = 0; turns < 720 / Math.abs(by); turns += 1) {
      glide.go(turned(glide.goal(), by, 0))
      vi.advanceTimersByTime(300)
    }
    const steps = shown.slice(1).map(({ turn }, at) => (turn - (shown[at]?.turn ?? 0)) * Math.sign(by))
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...steps)).toBeLessThanOrEqual(Math.abs(by))
  },
)
