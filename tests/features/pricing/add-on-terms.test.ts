import { expect, it } from 'vitest'
import { shownNote } from '@/features/pricing/add-on-terms'

it.each([
  [
    'a note that repeats the setup price is hidden',
    'Premium Virtual Photo Booth',
    295_00,
    '$295 setup',
    undefined,
  ],
  [
    'a note that repeats the setup price in a sentence is hidden',
    'Virtual Photo Booth',
    295_00,
    'One-time setup of $295',
    undefined,
  ],
  [
    'a note with another price is shown',
    'Virtual Photo Booth',
    295_00,
    'Plus $50 setup per rooftop',
    'Plus $50 setup per rooftop',
  ],
  [
    'a note that repeats the price per vehicle is hidden',
    'Video Walkaround',
    18_00,
    '$18/vehicle',
    undefined,
  ],
  [
    'a note that repeats the price per month is hidden',
    'AI-Powered Car Video Tour',
    189_99,
    '$189.99/month',
    undefined,
  ],
  [
    'a note that repeats the price of hosting is shown',
    'Monthly Photo/Video Hosting',
    189_99,
    '$189.99/month',
    '$189.99/month',
  ],
  ['an add-on without a note shows none', 'Priority Turnaround', 199_00, undefined, undefined],
])('%s', (_, name, priceCents, note, shown) => {
  expect(shownNote({ name, priceCents, ...(note && { note }) })).toBe(shown)
})
