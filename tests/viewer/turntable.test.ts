import { expect, it } from 'vitest'
import { coasting, createTurntable } from '../../viewer/src/frames/turntable'

type Table = ReturnType<typeof createTurntable>

function run(table: Table, ms: number) {
  for (let passed = 0; passed < ms; passed += 16) table.advance(16)
  return table.position()
}

/** The distance, in frames, that the turntable coasts within `ms` milliseconds of a throw. */
const coasted = (speed: number, ms: number) => speed * 325 * (1 - Math.exp(-ms / 325))

it('the turntable coasts after it is thrown, slows down and stops', () => {
  const table = createTurntable(5)
  table.throwWith(-0.03)
  expect(run(table, 160)).toBeCloseTo(5 + coasted(-0.03, 160), 6)
  expect(run(table, 496)).toBeCloseTo(5 + coasted(-0.03, 656), 6)
  expect(table.isMoving()).toBe(true)
  expect(run(table, 500)).toBeCloseTo(5 + coasted(-0.03, 656), 6)
  expect(table.isMoving()).toBe(false)
})

it('the turntable coasts equally far at any frame rate, and never faster than 0.12 frames per millisecond', () => {
  for (const [given, speed] of [
    [0.05, 0.05],
    [9, 0.12],
    [-9, -0.12],
  ] as const) {
    const coast = coasting(given)
    expect([coast?.(1, 4), coast?.(2, 20)]).toEqual([
      expect.closeTo(1 + coasted(speed, 4), 6),
      expect.closeTo(2 + coasted(speed, 24) - coasted(speed, 4), 6),
    ])
  }
})

it('the turntable doesn’t coast if released too slowly, and stop() ends coasting', () => {
  const table = createTurntable()
  table.throwWith(0.0039)
  expect(table.isMoving()).toBe(false)
  table.throwWith(-0.004)
  expect([table.isMoving(), table.isByVisitor()]).toEqual([true, true])
  table.stop()
  expect(table.isMoving()).toBe(false)
  expect(run(table, 100)).toBe(0)
})

it('the turntable turns by whole frames in 320 ms, and the next turn starts where the previous one ends', () => {
  const table = createTurntable(0.4)
  table.turnBy(9, false)
  expect(run(table, 160)).toBeCloseTo(0.4 + 8.6 / 2, 6)
  table.turnBy(9, false, false)
  expect(table.isByVisitor()).toBe(false)
  expect(run(table, 320)).toBe(18)
  expect(table.isMoving()).toBe(true)
  run(table, 16)
  expect([table.isMoving(), table.isByVisitor()]).toEqual([false, false])
  table.turnBy(-1, true)
  expect([table.position(), table.isMoving(), table.isByVisitor()]).toEqual([17, false, true])
  table.turnBy(9, false)
  table.push(0.6)
  expect([table.position(), table.isMoving()]).toEqual([17.6, false])
  table.turnBy(1, true)
  expect(table.position()).toBe(19)
})

it('end() returns the position where a running turn will stop, and drive() keeps the turntable turning', () => {
  const table = createTurntable(30)
  table.turnBy(9, false)
  run(table, 100)
  expect(table.end()).toBe(39)
  table.turnBy(-3, false)
  expect([run(table, 2_000), table.end()]).toEqual([36, 36])
  table.drive(0.012)
  expect(run(table, 1_600)).toBeCloseTo(36 + 19.2, 6)
  expect(table.isMoving()).toBe(true)
})
