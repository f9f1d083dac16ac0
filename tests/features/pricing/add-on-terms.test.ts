import { expect, it } from 'vitest'
import { shownNote } from '@/features/pricing/add-on-terms'

// A note that only repeats the price is hidden, except for hosting.
it.each([
  ['hides', '$295 setup', 'Premium Virtual Photo Booth', 295_00],
  ['hides', 'One-time setup of $295', 'Virtual Photo Booth', 295_00],
  ['returns', 'Plus $50 setup per rooftop', 'Virtual Photo Booth', 295_00],
  ['hides', '$18/vehicle', 'Video Walkaround', 18_00],
  ['hides', '$189.99/month', 'AI-Powered Car Video Tour', 189_99],
  ['returns', '$189.99/month', 'Monthly Photo/Video Hosting', 189_99],
])('shownNote() %s the note “%s” for %s at %i cents', (verb, note, name, priceCents) => {
  expect(shownNote({ name, priceCents, note })).toBe(verb === 'returns' ? note : undefined)
})

it('shownNote() returns undefined for an add-on without a note', () => {
  expect(shownNote({ name: 'Priority Turnaround', priceCents: 199_00 })).toBeUndefined()
})
