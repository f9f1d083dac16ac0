import { lazily } from '@/lib/loading/lazily'

// Intl's formats take a slow phone some 10 ms each, and most pages show no sum until a visitor asks for one.
const dollarsAndCents = lazily(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }))
const wholeDollars = lazily(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    }),
)

/** @param cents whole US cents @returns '$1,234.50', always with cents */
export function formatMoney(cents: number): string {
  return dollarsAndCents().format(cents / 100)
}

/** @param cents whole US cents @returns '$25', or with cents where there are any: '$24.50' */
export function formatPrice(cents: number): string {
  return cents % 100 === 0 ? wholeDollars().format(cents / 100) : formatMoney(cents)
}
