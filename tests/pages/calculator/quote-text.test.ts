import { brand } from '@shared/brand'
import { expect, it } from 'vitest'
import { calculatorCopy } from '@/content/pricing/calculator-copy'
import type { Quote } from '@/pages/calculator/quote'
import { quoteText } from '@/pages/calculator/quote-text'

const link = 'https://lotspin.example/pricing-calculator-hidden?vehicles=155&addons=branding'

const line = { count: 1, recurs: true }
const example: Quote = {
  vehicles: 152,
  plan: { id: 'enterprise-150', name: 'Enterprise 150', cap: 150, priceCents: 19_99 },
  lines: [
    { id: 'plan', name: 'Enterprise 150', count: 150, unitCents: 19_99, cents: 2998_50, recurs: true },
    { id: 'extra', name: 'Extra vehicles', count: 2, unitCents: 21_99, cents: 43_98, recurs: true },
    { ...line, id: 'hosting', name: 'Hosting', unitCents: 189_99, cents: 189_99 },
    { ...line, id: 'branding', name: 'Branding', unitCents: 99_99, cents: 99_99, recurs: false },
  ],
  firstMonthCents: 3332_46,
  everyMonthCents: 3232_47,
  setupFeeCents: 499_00,
  toStartCents: 3831_46,
}

it('quoteText() writes a quote as plain text', () => {
  expect(quoteText(example, '2026-11-21', 'Dana Reyes', link)).toBe(
    [
      `${brand.name} quote, November 21, 2026`,
      'Good until: December 21, 2026',
      'Vehicles: 152',
      'Plan: Enterprise 150',
      '',
      'Enterprise 150 (150 × $19.99): $2,998.50',
      'Extra vehicles (2 × $21.99): $43.98',
      'Hosting: $189.99',
      'Branding (billed once): $99.99',
      '',
      'First month: $3,332.46',
      'Every month after: $3,232.47',
      'One-time setup fee: $499.00',
      'Billed separately; not included above.',
      'To start: $3,831.46',
      '',
      ...calculatorCopy.form.included,
      '',
      'Month to month, no long-term contract. A plan is billed at its full capacity.',
      'Your contact: Dana Reyes',
      `${brand.name}: ${brand.phone.display}, ${brand.supportEmail}`,
      `This quote: ${link}`,
    ].join('\n'),
  )
})

it('the quote’s text omits an empty contact line, and includes the store’s name', () => {
  const text = quoteText(example, '2026-11-21', '', link, 'Bay Motors')
  expect(text).not.toContain('Your contact')
  expect(text.split('\n')[2]).toBe(`${calculatorCopy.form.store}: Bay Motors`)
})
