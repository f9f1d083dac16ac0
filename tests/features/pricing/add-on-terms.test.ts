import { expect, it } from 'vitest'
import { shownNote } from '@/features/pricing/add-on-terms'

it.each([
  ['Premium Virtual Photo Booth', 295_00, '$295 setup', undefined],
  ['Virtual Photo Booth', 295_00, 'One-time setup of $295', undefined],
  ['Virtual Photo Booth', 295_00, 'Plus $50 setup per rooftop', 'Plus $50 setup per rooftop'],
  ['Video Walkaround', 18_00, '$18/vehicle', undefined],
  ['AI-Powered Car Video Tour', 189_99, '$189.99/month', undefined],
  ['Monthly Photo/Video Hosting', 189_99, '$189.99/month', '$189.99/month'],
  ['Priority Turnaround', 199_00, undefined, undefined],
])(
  'omits a note that only repeats the price (%s, %i cents): the note %j is shown as %j',
  (name, priceCents, note, shown) => {
    expect(shownNote({ name, priceCents, ...(note && { note }) })).toBe(shown)
  },
)
