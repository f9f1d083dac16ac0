import { expect, it } from 'vitest'
import { formatCount } from '@/lib/format-count'
import { formatMoney, formatPrice } from '@/lib/money'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

it.each([0, 1, 99, 100, 2_450, 99_999, 100_000, 123_450, 100_000_000, 123_456_789_01, -2_450, -500_000])(
  'formatMoney() and formatPrice() format %i cents as Intl.NumberFormat does',
  (cents) => {
    expect(formatMoney(cents)).toBe(dollars.format(cents / 100))
    expect(formatPrice(cents)).toBe(dollars.format(cents / 100).replace('.00', ''))
  },
)

it.each([0, 7, 999, 1_000, 12_345, 100_000, 1_234_567])(
  'formatCount() formats %i as Intl.NumberFormat does',
  (count) => {
    expect(formatCount(count)).toBe(new Intl.NumberFormat('en-US').format(count))
  },
)
