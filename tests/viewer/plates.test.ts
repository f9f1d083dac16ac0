import { expect, it, test } from 'vitest'
import type { Manifest } from '../../viewer/src/frames/manifest'
import { readDealer } from '../../viewer/src/plate/dealer'
import { createPlates } from '../../viewer/src/plate/plates'

it('turns to the nearest plate, and finds its middle', () => {
  const corners = [
    [10, 10],
    [30, 10],
    [30, 20],
    [10, 20],
  ]
  const shownFrom = (first: number) => ({
    aspect: 2,
    at: Array.from({ length: 36 }, (_, frame) =>
      frame >= first && frame < first + 6 ? { corners, light: 1 } : null,
    ),
  })
  const plates = createPlates({ front: shownFrom(1), rear: shownFrom(19) } as Required<Manifest>['plates'])
  expect([31, 14, 4].map(plates.wayTo)).toEqual([9, 8, 0])
  expect([plates.middleOf(1), plates.middleOf(13)]).toEqual([[20, 15], undefined])
})

const sent = { name: ' Herb’s  Chevrolet ', ground: '#ffffff', ink: '#0e1116' }

test.each([
  ['null', null],
  ['an empty name', { ...sent, name: '  ' }],
  ['an invalid color', { ...sent, ground: 'url(https://example.com)' }],
])('draws nothing for %s', async (_, store) => {
  expect(await readDealer(store)).toBeUndefined()
})

it('truncates a long name, and replaces unknown values with defaults', async () => {
  expect(await readDealer({ ...sent, logoSide: 'up', logo: 'data:image/png' })).toEqual({
    ...sent,
    name: 'Herb’s Chevrolet',
    logoSide: 'left',
    logoSize: 'medium',
  })
  const families = await readDealer({ ...sent, name: '👨‍👩‍👧‍👦'.repeat(41) })
  expect(families?.name).toBe('👨‍👩‍👧‍👦'.repeat(40))
})
