import { brand } from '@brand'
import { expect, it } from 'vitest'
import { quote } from '@/features/pricing/quote/quote'
import { quoteText } from '@/features/pricing/quote/quote-text'

const link = 'https://lotspin.example/pricing-calculator-hidden?vehicles=155&addons=branding'

it('writes a quote as plain text', () => {
  const selection = { vehicles: 155, addOnIds: ['branding', 'video-walkaround'] }
  expect(quoteText(quote(selection), 'November 21, 2026', 'Dana Reyes', link)).toBe(
    [
      `${brand.name} quote, November 21, 2026`,
      'Vehicles: 155',
      'Plan: Enterprise 150',
      '',
      'Enterprise 150 (150 × $19.99): $2,998.50',
      'Extra vehicles (5 × $21.99): $109.95',
      'Monthly Photo/Video Hosting: $189.99',
      'Custom Branding Integration (billed once): $99.99',
      'Video Walkaround (155 × $18.00): $2,790.00',
      '',
      'First month: $6,188.43',
      'Every month after: $6,088.44',
      'One-time setup fee: $499.00',
      'Billed separately. Not in either total.',
      '',
      'Month to month, no long-term contract. A plan is billed at its full capacity.',
      'Your contact: Dana Reyes',
      `${brand.name}: ${brand.phone.display}, ${brand.supportEmail}`,
      `This quote: ${link}`,
    ].join('\n'),
  )
})

it('leaves the contact out if there is none', () => {
  const text = quoteText(quote({ vehicles: 50, addOnIds: [] }), 'November 21, 2026', '', link)
  expect(text).not.toContain('Your contact')
})
