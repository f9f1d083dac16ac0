import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { sampleSets } from '../media/spin/spin-sets.mjs'

it('the lot set shows the white set’s car at the same angles, and the damage on it is labeled', () => {
  const [white, lot] = ['white', 'lot'].map((name) => sampleSets.find(({ set }) => set === name))
  expect(white?.under?.set).toBe('lot')
  expect(lot?.masters.map((master) => basename(master))).toEqual(
    white?.masters.map((master) => basename(master)),
  )
  expect(lot?.headOn).toBe(white?.headOn)
  expect(white?.under?.marks.map(({ text, at }) => [text, at.length, at[13] !== null])).toEqual([
    ['1 Still there.', 36, true],
    ['2 Still there.', 36, true],
  ])
})
