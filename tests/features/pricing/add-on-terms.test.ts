import { expect, it } from 'vitest'
import { priceWithPeriod, shownNote } from '@/features/pricing/add-on-terms'

it.each([
  ['Premium Virtual Photo Booth', 295_00, '$295 setup', undefined],
  ['Virtual Photo Booth', 295_00, 'One-time setup of $295', undefined],
  ['Virtual Photo Booth', 295_00, 'Needs a flat floor', 'Needs a flat floor'],
  ['Virtual Photo Booth', 295_00, 'Plus $50 setup per rooftop', 'Plus $50 setup per rooftop'],
  ['Video Walkaround', 18_00, '$18/vehicle', undefined],
  ['Video Walkaround', 1800_50, '$1,800.50/vehicle', undefined],
  ['Video Walkaround', 18_00, 'Under one minute', 'Under one minute'],
  ['AI-Powered Car Video Tour', 189_99, '$189.99/month', undefined],
  ['Monthly Photo/Video Hosting', 189_99, '$189.99/month', '$189.99/month'],
  ['Priority Turnaround', 199_00, undefined, undefined],
])(
  'omits a note that only repeats the price (%s, %i cents): the note %j is shown as %j',
  (name, priceCents, note, shown) => {
    expect(shownNote({ name, priceCents, ...(note && { note }) })).toBe(shown)
  },
)

it.each([
  [{ priceCents: 189_99, period: 'monthly', priceType: 'flat' }, '$189.99/month'],
  [{ priceCents: 499_00, period: 'one-time', priceType: 'flat' }, '$499.00/one-time'],
  [{ priceCents: 295_00, period: 'per design', priceType: 'flat' }, '$295.00/per design'],
  [{ priceCents: 2_00, period: 'monthly', priceType: 'per_vehicle' }, '$2.00/per vehicle'],
] as const)('shows the price %j as %s', (charge, words) => {
  expect(priceWithPeriod(charge)).toBe(words)
})
