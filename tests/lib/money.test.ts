import { expect, it } from 'vitest'
import { formatMoney, formatPrice } from '@/lib/money'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

it.each([0, 1, 99, 100, 2_450, 99_999, 100_000, 123_450, 100_000_000, 123_456_789_01])(
  'formats %i cents as Intl.NumberFormat does',
  (cents) => {
    expect(formatMoney(cents)).toBe(dollars.format(cents / 100))
    expect(formatPrice(cents)).toBe(dollars.format(cents / 100).replace('.00', ''))
  },
)
