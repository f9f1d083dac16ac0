import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import type { Manifest } from '../../src/viewer/frames/manifest'
import { homography, type Quad } from '../../src/viewer/plate/homography'
import { createPlates } from '../../src/viewer/plate/plates'
import { readStore } from '../../src/viewer/plate/store'

const quad: Quad = [
  { x: 10, y: 20 },
  { x: 110, y: 40 },
  { x: 100, y: 90 },
  { x: 15, y: 80 },
]

it('a plate in perspective keeps its corners and its straight lines', () => {
  const place = homography(quad)
  for (const [across, down, corner] of [
    [0, 0, quad[0]],
    [1, 0, quad[1]],
    [1, 1, quad[2]],
    [0, 1, quad[3]],
  ] as const) {
    expect(place(across, down).x).toBeCloseTo(corner.x)
    expect(place(across, down).y).toBeCloseTo(corner.y)
  }
  // The diagonals of a rectangle cross in its middle, in every picture of it.
  const middle = place(0.5, 0.5)
  for (const [one, other] of [
    [quad[0], quad[2]],
    [quad[1], quad[3]],
  ] as const) {
    const area = (other.x - one.x) * (middle.y - one.y) - (other.y - one.y) * (middle.x - one.x)
    expect(area).toBeCloseTo(0)
  }
})

// Measured on the masters, at 1600 px: the outermost pixels of the plate, in three frames.
const rectangles = {
  dark: {
    19: [435, 484, 514, 488, 505, 536, 425, 532],
    22: [776, 492, 876, 492, 876, 542, 776, 542],
    25: [1128, 486, 1201, 482, 1211, 529, 1137, 534],
  },
  white: {
    19: [375, 489, 453, 492, 445, 540, 365, 535],
    22: [748, 499, 851, 499, 853, 549, 747, 549],
    25: [1146, 492, 1223, 489, 1235, 535, 1155, 541],
  },
}

/** Photos of a real car, which may replace a set, have its own plates. */
const drawn = (['dark', 'white'] as const).filter((set) => manifestOf(set).plates)

function manifestOf(set: string) {
  return JSON.parse(readFileSync(`public/spin/${set}.json`, 'utf8')) as Manifest
}

describe.each(drawn)('the plates of the %s set', (set) => {
  const { plates } = manifestOf(set) as Required<Manifest>
  const seen = (end: string) => plates[end]?.at.flatMap((place, frame) => (place ? [frame] : [])) ?? []

  it('are seen from their own side', () => {
    expect(seen('front')).toEqual(expect.arrayContaining([0, 4, 8]))
    expect(seen('rear')).toEqual(expect.arrayContaining([18, 22, 26]))
    expect(seen('front').filter((frame) => frame > 10 && frame < 34)).toEqual([])
    expect(seen('rear').filter((frame) => frame < 16 || frame > 28)).toEqual([])
  })

  test.each(Object.entries(rectangles[set]))(
    'frame %s: the corners lie on those of the plate',
    (frame, expected) => {
      const corners = plates.rear?.at[Number(frame)]?.corners ?? []
      expect(corners).toHaveLength(4)
      corners
        .flatMap(([x, y]) => [x * 16, y * 9])
        .forEach((at, index) => {
          expect(Math.abs(at - (expected[index] ?? 0))).toBeLessThan(4)
        })
    },
  )

  it('are read from the left, at both ends of the car', () => {
    const places = Object.values(plates).flatMap(({ at }) => at.filter((place) => place !== null))
    expect(places.length).toBeGreaterThan(0)
    for (const { corners } of places) {
      const [topLeft, topRight, bottomRight] = corners
      expect(topLeft?.[0]).toBeLessThan(topRight?.[0] ?? 0)
      expect(topRight?.[1]).toBeLessThan(bottomRight?.[1] ?? 0)
    }
  })

  it('turns to the nearest of them', () => {
    const named = createPlates(plates)
    expect(seen('front')).toContain((31 + named.wayTo(31) + 36) % 36)
    expect(seen('rear')).toContain((14 + named.wayTo(14) + 36) % 36)
    expect(named.middleOf(13)).toBeUndefined()
  })
})

const sent = { name: ' Herb’s  Chevrolet ', ground: '#ffffff', ink: '#0e1116' }

test.each([
  ['nothing', null],
  ['no name', { ...sent, name: '  ' }],
  ['a name that is no text', { ...sent, name: ['x'] }],
  ['a color that is none', { ...sent, ground: 'url(https://example.com)' }],
])('draws nothing for %s', async (_, store) => {
  expect(await readStore(store)).toBeUndefined()
})

it('truncates a long name, and uses defaults for unknown values', async () => {
  expect(await readStore({ ...sent, logoSide: 'up', logo: 'data:image/png' })).toEqual({
    ...sent,
    name: 'Herb’s Chevrolet',
    logoSide: 'left',
    logoSize: 'medium',
  })
  const long = await readStore({ ...sent, name: 'é'.repeat(60) })
  expect(long?.name).toBe('é'.repeat(40))
  const families = await readStore({ ...sent, name: '👨‍👩‍👧‍👦'.repeat(41) })
  expect(families?.name).toBe('👨‍👩‍👧‍👦'.repeat(40))
})
