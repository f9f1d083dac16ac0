import { expect, it } from 'vitest'
import { damage } from '../../scripts/media/spin/features.mjs'
import { renderedSets } from '../../scripts/media/spin/spin-sets.mjs'
import type { HotSpot } from '../../src/viewer/frames/manifest'

it('points out the damage of the used car, and only of that, on the side where it is', () => {
  for (const { set, hotSpots } of renderedSets) {
    const shown = (hotSpots as HotSpot[]).filter(({ id }) => damage.some((feature) => feature.id === id))
    expect(shown.map(({ id }) => id)).toEqual(set === 'white' ? ['scratch', 'curb-rash'] : [])
    for (const { at } of shown) {
      expect(at[13]).not.toBeNull()
      expect([at[4], at[22], at[31]]).toEqual([null, null, null])
    }
  }
})
