import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { renderedSets } from '../media/spin/spin-sets.mjs'

const named = (name: string) => renderedSets.find(({ set }) => set === name)
const frames = Array.from({ length: 36 }, (_, frame) => String(frame).padStart(2, '0'))
const isComplete = frames.every((frame) => existsSync(`media/spin-lot/spin-${frame}.jpg`))

it('makes the lot the white set’s original once all frames of the lot exist', () => {
  expect(named('white')?.under?.set).toBe(isComplete ? 'lot' : undefined)
  expect(named('lot') !== undefined).toBe(isComplete)
})

it.runIf(isComplete)('the lot set matches the white set’s angles, and its damage is labeled', () => {
  const [white, lot] = [named('white'), named('lot')]
  expect(lot?.masters.map((master) => basename(master))).toEqual(
    white?.masters.map((master) => basename(master)),
  )
  expect(lot?.headOn).toBe(white?.headOn)
  expect(white?.under?.marks.map(({ text, at }) => [text, at.length, at[13] !== null])).toEqual([
    ['1 Still there.', 36, true],
    ['2 Still there.', 36, true],
  ])
})
