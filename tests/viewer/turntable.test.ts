import { expect, it } from 'vitest'
import { coasting, createTurntable } from '../../viewer/src/frames/turntable'

type Table = ReturnType<typeof createTurntable>

function run(table: Table, ms: number) {
  for (let passed = 0; passed < ms; passed += 16) table.advance(16)
}

it('coasts after a throw, slower and slower, and stops', () => {
  const table = createTurntable()
  table.throwWith(0.03)
  run(table, 160)
  const soon = table.position()
  run(table, 160)
  const later = table.position()
  expect(soon).toBeGreaterThan(2)
  expect(later - soon).toBeLessThan(soon)
  run(table, 2_000)
  expect(table.isMoving()).toBe(false)
  const end = table.position()
  run(table, 500)
  expect(table.position()).toBe(end)
})

it('coasts equally far at any frame rate', () => {
  const far = (stepMs: number) => {
    const coast = coasting(0.05)
    let position = 0
    for (let next = coast?.(position, stepMs); next !== undefined; next = coast?.(position, stepMs)) {
      position = next
    }
    return position
  }
  expect(far(4)).toBeCloseTo(far(33), 0)
})

it('doesn’t coast when released at rest, and stops on touch', () => {
  const table = createTurntable()
  table.throwWith(0.001)
  expect(table.isMoving()).toBe(false)
  table.throwWith(-0.05)
  run(table, 100)
  table.stop()
  expect(table.isMoving()).toBe(false)
  expect(table.position()).toBeLessThan(0)
})

it('limits the speed of a throw', () => {
  const table = createTurntable()
  table.throwWith(9)
  run(table, 5_000)
  expect(table.position()).toBeLessThan(72)
})

it('turns by whole frames, and the next turn starts where this one ends', () => {
  const table = createTurntable()
  table.turnBy(9, false)
  run(table, 60)
  table.turnBy(9, false)
  run(table, 1_000)
  expect(table.position()).toBeCloseTo(18, 5)
  table.turnBy(-1, true)
  expect(table.position()).toBeCloseTo(17, 5)
  expect(table.isMoving()).toBe(false)
})

it('keeps turning while a button is held', () => {
  const table = createTurntable()
  table.drive(0.012)
  run(table, 1_000)
  expect(table.position()).toBeGreaterThan(11)
  expect(table.isMoving()).toBe(true)
})
