import { lazily } from './lazily'

// Creating an Intl format takes about 10 ms on a slow phone, and most pages show no price at first.
const dollarsAndCents = lazily(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }))
const wholeDollars = lazily(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    }),
)

/** '$1,234.50', always with cents. */
export function formatMoney(cents: number): string {
  return dollarsAndCents().format(cents / 100)
}

/** '$25', or with cents if there are any: '$24.50'. */
export function formatPrice(cents: number): string {
  return cents % 100 === 0 ? wholeDollars().format(cents / 100) : formatMoney(cents)
}
