import { expect, it } from 'vitest'
import { priceWithPeriod, shownNote } from '@/features/pricing/add-on-terms'

it.each([
  ['Premium Virtual Photo Booth', '$295 setup', undefined],
  ['Virtual Photo Booth', 'One-time setup of $295', undefined],
  ['Virtual Photo Booth', 'Needs a flat floor', 'Needs a flat floor'],
  ['Video Walkaround', '$18/vehicle', undefined],
  ['Video Walkaround', 'Under one minute', 'Under one minute'],
  ['AI-Powered Car Video Tour', '$189.99/month', undefined],
  ['Monthly Photo/Video Hosting', '$189.99/month', '$189.99/month'],
  ['Priority Turnaround', undefined, undefined],
])('%s with the note %j shows %j', (name, note, shown) => {
  expect(shownNote(note === undefined ? { name } : { name, note })).toBe(shown)
})

it.each([
  [{ priceCents: 189_99, period: 'monthly', priceType: 'flat' }, '$189.99/month'],
  [{ priceCents: 499_00, period: 'one-time', priceType: 'flat' }, '$499.00/one-time'],
  [{ priceCents: 295_00, period: 'per design', priceType: 'flat' }, '$295.00/per design'],
  [{ priceCents: 2_00, period: 'monthly', priceType: 'per_vehicle' }, '$2.00/per vehicle'],
] as const)('shows %j as %s', (charge, words) => {
  expect(priceWithPeriod(charge)).toBe(words)
})
