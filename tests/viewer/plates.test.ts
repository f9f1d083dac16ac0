import { expect, it, test } from 'vitest'
import { readDealer } from '../../viewer/src/plate/dealer'

const sent = { name: ' Herb’s  Chevrolet ', ground: '#ffffff', ink: '#0e1116' }

test.each([
  ['null', null],
  ['an empty name', { ...sent, name: '  ' }],
  ['an invalid color', { ...sent, ground: 'url(https://example.com)' }],
])('readDealer() returns undefined for %s', async (_, store) => {
  expect(await readDealer(store)).toBeUndefined()
})

it('readDealer() truncates a long name, and replaces unknown values with defaults', async () => {
  expect(await readDealer({ ...sent, logoSide: 'up', logo: 'data:image/png' })).toEqual({
    ...sent,
    name: 'Herb’s Chevrolet',
    logoSide: 'left',
    logoSize: 'medium',
  })
  const families = await readDealer({ ...sent, name: '👨‍👩‍👧‍👦'.repeat(41) })
  expect(families?.name).toBe('👨‍👩‍👧‍👦'.repeat(40))
})
