import { describe, expect, it, test } from 'vitest'
import type { HotSpot } from '../../src/viewer/frames/manifest'
import { spread, wayTo } from '../../src/viewer/hot-spots/spread'
import { features } from '../../tools/assets/media/spin/features.mjs'
import { renderedSets } from '../../tools/assets/media/spin/spin-sets.mjs'

describe.each(renderedSets.filter(({ set }) => set !== 'lot'))('the $set set', ({ hotSpots }) => {
  const spots = hotSpots as HotSpot[]

  function named(id: string): HotSpot {
    const spot = spots.find((candidate) => candidate.id === id)
    if (!spot) throw new Error(`no hot spot ${id}`)
    return spot
  }

  const framesOf = (id: string) => named(id).at.flatMap((place, frame) => (place ? [frame] : []))

  it('marks at least six features, each visible in a good part of the turn', () => {
    expect(features.length).toBeGreaterThanOrEqual(6)
    for (const { id } of features) expect(framesOf(id).length, id).toBeGreaterThanOrEqual(9)
  })

  // Looked up on the pictures: frame 4 is the nose, 13 the right side, 22 the tail, 31 the left side.
  test.each([
    ['headlamp', [0, 4, 8], [18, 22, 26]],
    ['light-bar', [18, 22, 26], [0, 4, 8]],
    ['plate', [22], [4, 13, 31]],
    ['fuel-door', [10, 13, 16], [0, 4, 22, 31]],
    ['handle', [0, 13, 31], [4, 22]],
    ['wheel', [0, 13, 31], [4, 22]],
  ])('the %s shows in frames %j and not in %j', (id, seen, hidden) => {
    expect(framesOf(id)).toEqual(expect.arrayContaining(seen))
    expect(framesOf(id).filter((frame) => hidden.includes(frame))).toEqual([])
  })

  it('places are on the image, where the feature is', () => {
    for (const [x, y] of spots.flatMap(({ at }) => at.flatMap((place) => (place ? [place] : [])))) {
      expect(x).toBeGreaterThan(10)
      expect(x).toBeLessThan(90)
      expect(y).toBeGreaterThan(20)
      expect(y).toBeLessThan(80)
    }
    // The plate of frame 22 is in the middle, below the light bar.
    const [plateX = 0, plateY = 0] = named('plate').at[22] ?? []
    const [, barY = 0] = named('light-bar').at[22] ?? []
    expect(plateX).toBeCloseTo(50, -1)
    expect(plateY).toBeGreaterThan(barY)
  })

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
