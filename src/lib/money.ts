import { lazily } from './lazily'

// Creating the first format takes 50 ms on a slow phone, so pages that show no price don't create one.
const dollarsAndCents = lazily(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }))
const wholeDollars = lazily(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    }),
)

/** Returns text such as '$1,234.50', always with cents. */
export function formatMoney(cents: number): string {
  return dollarsAndCents().format(cents / 100)
}

/** Returns text such as '$25', or '$24.50' if there are cents. */
export function formatPrice(cents: number): string {
  return cents % 100 === 0 ? wholeDollars().format(cents / 100) : formatMoney(cents)
}
