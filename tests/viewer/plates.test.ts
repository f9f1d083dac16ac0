import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import type { Manifest } from '../../viewer/src/frames/manifest'
import { readDealer } from '../../viewer/src/plate/dealer'
import { homography, type Quad } from '../../viewer/src/plate/homography'
import { createPlates } from '../../viewer/src/plate/plates'

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
  // In any perspective, the diagonals of a rectangle cross at its center.
  const middle = place(0.5, 0.5)
  for (const [one, other] of [
    [quad[0], quad[2]],
    [quad[1], quad[3]],
  ] as const) {
    const area = (other.x - one.x) * (middle.y - one.y) - (other.y - one.y) * (middle.x - one.x)
    expect(area).toBeCloseTo(0)
  }
})

/** If photos of a real car replace a set, the set has no drawn plates. */
const drawn = (['dark', 'white'] as const).filter((set) => manifestOf(set).plates)

function manifestOf(set: string) {
  return JSON.parse(readFileSync(`public/spin/${set}.json`, 'utf8')) as Manifest
}

describe.each(drawn)('the plates of the %s set', (set) => {
  const { plates } = manifestOf(set) as Required<Manifest>
  const seen = (end: string) => plates[end]?.at.flatMap((place, frame) => (place ? [frame] : [])) ?? []

  it('turns to the nearest plate', () => {
    const named = createPlates(plates)
    expect(seen('front')).toContain((31 + named.wayTo(31) + 36) % 36)
    expect(seen('rear')).toContain((14 + named.wayTo(14) + 36) % 36)
    expect(named.middleOf(13)).toBeUndefined()
  })
})

const sent = { name: ' Herb’s  Chevrolet ', ground: '#ffffff', ink: '#0e1116' }

test.each([
  ['null', null],
  ['an empty name', { ...sent, name: '  ' }],
  ['a name that isn’t text', { ...sent, name: ['x'] }],
  ['an invalid color', { ...sent, ground: 'url(https://example.com)' }],
])('draws nothing for %s', async (_, store) => {
  expect(await readDealer(store)).toBeUndefined()
})

it('truncates a long name, and uses defaults for unknown values', async () => {
  expect(await readDealer({ ...sent, logoSide: 'up', logo: 'data:image/png' })).toEqual({
    ...sent,
    name: 'Herb’s Chevrolet',
    logoSide: 'left',
    logoSize: 'medium',
  })
  const long = await readDealer({ ...sent, name: 'é'.repeat(60) })
  expect(long?.name).toBe('é'.repeat(40))
  const families = await readDealer({ ...sent, name: '👨‍👩‍👧‍👦'.repeat(41) })
  expect(families?.name).toBe('👨‍👩‍👧‍👦'.repeat(40))
})
