import { describe, expect, it } from 'vitest'
import { renderedSets } from '../../tools/assets/media/spin/spin-sets.mjs'
import type { HotSpot } from '../../viewer/src/frames/manifest'
import { spread, wayTo } from '../../viewer/src/hot-spots/spread'

describe.each(renderedSets.filter(({ set }) => set !== 'lot'))('the $set set', ({ hotSpots }) => {
  const spots = hotSpots as HotSpot[]

  function named(id: string): HotSpot {
    const spot = spots.find((candidate) => candidate.id === id)
    if (!spot) throw new Error(`no hot spot ${id}`)
    return spot
  }

  const framesOf = (id: string) => named(id).at.flatMap((place, frame) => (place ? [frame] : []))

  it('turns to a feature out of sight, and to the middle of its arc', () => {
    expect(wayTo(named('headlamp'), 4)).toBe(0)
    const way = wayTo(named('light-bar'), 4)
    expect(named('light-bar').at[(4 + way + 36) % 36]).not.toBeNull()
    const arc = framesOf('light-bar')
    expect(Math.abs(((4 + way + 36) % 36) - (arc[Math.floor(arc.length / 2)] ?? 0))).toBeLessThanOrEqual(1)
  })
})

it('shows no two closer than a fingertip; the open one wins', () => {
  const places = [{ x: 100, y: 100 }, { x: 120, y: 110 }, undefined, { x: 200, y: 100 }]
  expect(spread(places, 0)).toEqual(new Set([0, 3]))
  expect(spread(places, 1)).toEqual(new Set([1, 3]))
  expect(spread(places, 2)).toEqual(new Set([0, 3]))
})
