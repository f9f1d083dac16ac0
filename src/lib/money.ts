import { lazily } from './lazily'

// Create formats only when needed, because each takes about 10 ms on a slow phone and most pages show no price at
// first.
const dollarsAndCents = lazily(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }))
const wholeDollars = lazily(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    }),
)

/** For example '$1,234.50'; always shows cents. */
export function formatMoney(cents: number): string {
  return dollarsAndCents().format(cents / 100)
}

/** For example '$25', or '$24.50' if there are cents. */
export function formatPrice(cents: number): string {
  return cents % 100 === 0 ? wholeDollars().format(cents / 100) : formatMoney(cents)
}
