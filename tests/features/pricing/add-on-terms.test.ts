import { expect, it } from 'vitest'
import { shownNote } from '@/features/pricing/add-on-terms'

// A note that only repeats the price is hidden, except for hosting.
it.each([
  ['Premium Virtual Photo Booth', 295_00, '$295 setup', false],
  ['Virtual Photo Booth', 295_00, 'One-time setup of $295', false],
  ['Virtual Photo Booth', 295_00, 'Plus $50 setup per rooftop', true],
  ['Video Walkaround', 18_00, '$18/vehicle', false],
  ['AI-Powered Car Video Tour', 189_99, '$189.99/month', false],
  ['Monthly Photo/Video Hosting', 189_99, '$189.99/month', true],
])('whether %s at %i cents shows its note “%s”: %s', (name, priceCents, note, isShown) => {
  expect(shownNote({ name, priceCents, note })).toBe(isShown ? note : undefined)
})

it('an add-on without a note shows none', () => {
  expect(shownNote({ name: 'Priority Turnaround', priceCents: 199_00 })).toBeUndefined()
})
