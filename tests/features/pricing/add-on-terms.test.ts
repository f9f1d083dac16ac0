import { expect, it } from 'vitest'
import { addOns } from '@/content/pricing/add-ons'
import { chargedFor, priceWithPeriod, shownNote } from '@/features/pricing/quote/add-on-terms'

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

it('has the prices of SPEC section 9', () => {
  expect(addOns.map((addOn) => [addOn.name, priceWithPeriod(addOn)])).toEqual([
    ['Initial Setup Implementation', '$499.00/one-time'],
    ['Monthly Photo/Video Hosting', '$189.99/month'],
    ['360° Interior Spin', '$2.00/per vehicle'],
    ['Premium Virtual Photo Booth', '$295.00/one-time'],
    ['Custom Overlay Banner Design', '$295.00/per design'],
    ['Custom Overlay Banner Setup/Changes', '$295.00/one-time'],
    ['Priority Turnaround (Same-Day Processing)', '$199.00/per request'],
    ['Video Walkaround', '$18.00/per unit'],
    ['AI-Powered Car Video Tour', '$189.99/month'],
  ])
})

it('says what a price is for', () => {
  expect(chargedFor({ priceCents: 1, period: 'monthly', priceType: 'flat' })).toBe('monthly')
  expect(chargedFor({ priceCents: 1, period: 'monthly', priceType: 'per_vehicle' })).toBe('per vehicle')
})
