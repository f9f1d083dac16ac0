import { beforeEach, expect, it, vi } from 'vitest'
import { createDemonstration } from '../../viewer/src/display/demonstration'
import { createTurntable, swayFrames } from '../../viewer/src/frames/turntable'

const none = { isCalm: false, sway: false, all: false, isSoft: false, quarter: false }
const frames = { ...none }
const loadSway = vi.fn()
const loadSharpTurn = vi.fn(async () => {})

beforeEach(() => Object.assign(frames, none))

function shown() {
  const table = createTurntable()
  const viewer = new EventTarget() as HTMLElement
  const demonstration = createDemonstration({
    viewer,
    table,
    isCalm: () => frames.isCalm,
    canSway: () => frames.sway,
    loadSway,
    canTurn: () => frames.all,
    isSoft: () => frames.isSoft,
    canTurnSharp: () => frames.quarter,
    loadSharpTurn,
    invalidate: () => {},
    onEngaged: () => {},
  })
  demonstration.see(true)
  const rest = () => {
    for (let passed = 0; passed < 5_000; passed += 16) table.advance(16)
  }
  return { table, viewer, demonstration, rest }
}

it('the demonstration loads a few frames to sway the car, and makes one full turn after all frames have loaded', () => {
  const { table, demonstration, rest } = shown()
  expect(table.isMoving()).toBe(false)
  expect(loadSway).toHaveBeenCalled()
  frames.sway = true
  demonstration.start()
  expect(table.isByVisitor()).toBe(false)
  for (let passed = 0; passed < 1_400; passed += 16) table.advance(16)
  expect(table.position()).toBeCloseTo(swayFrames, 1)
  rest()
  expect(table.position()).toBeCloseTo(0, 5)
  demonstration.start()
  expect(table.isMoving()).toBe(false)
  frames.all = true
  demonstration.start()
  rest()
  expect(table.position()).toBeCloseTo(36, 5)
  demonstration.start()
  expect(table.isMoving()).toBe(false)
})

it('the demonstration makes a quarter turn with full-size frames if small ones would look blurry', async () => {
  Object.assign(frames, { isSoft: true, sway: true })
  const { table, demonstration, rest } = shown()
  expect(loadSharpTurn).not.toHaveBeenCalled()
  loadSharpTurn.mockImplementationOnce(async () => void Object.assign(frames, { quarter: true }))
  frames.all = true
  demonstration.start()
  await vi.waitFor(() => expect(table.isMoving()).toBe(true))
  rest()
  expect(table.position()).toBeCloseTo(9, 5)
  demonstration.start()
  expect(table.isMoving()).toBe(false)
  expect(demonstration.hasEnded()).toBe(true)
})

it('pressing the viewer stops the demonstration for good', () => {
  const { table, viewer, demonstration } = shown()
  frames.sway = true
  demonstration.start()
  viewer.dispatchEvent(new Event('pointerdown'))
  expect(table.isMoving()).toBe(false)
  frames.all = true
  demonstration.start()
  expect(table.isMoving()).toBe(false)
})

it('with reduced motion, the demonstration neither moves the car nor loads frames', () => {
  Object.assign(frames, { isCalm: true, sway: true, all: true })
  const { table } = shown()
  expect(table.isMoving()).toBe(false)
  expect(loadSway).not.toHaveBeenCalled()
})
