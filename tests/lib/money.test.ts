import { expect, it } from 'vitest'
import { formatCount } from '@/lib/format-count'
import { formatMoney, formatPrice } from '@/lib/money'

it.each([
  [0, '$0.00', '$0'],
  [1, '$0.01', '$0.01'],
  [2_450, '$24.50', '$24.50'],
  [100_000, '$1,000.00', '$1,000'],
  [123_456_789_01, '$123,456,789.01', '$123,456,789.01'],
  [-500_000, '-$5,000.00', '-$5,000'],
])('%i cents are %s, or %s as a price', (cents, money, price) => {
  expect(formatMoney(cents)).toBe(money)
  expect(formatPrice(cents)).toBe(price)
})

it('formatCount() separates thousands by commas', () => {
  expect([0, 999, 12_345, 1_234_567].map(formatCount)).toEqual(['0', '999', '12,345', '1,234,567'])
})
