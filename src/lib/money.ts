import { lazily } from './lazily'

const dollars = lazily(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }))

/** Returns text such as '$1,234.50', always with cents. */
export function formatMoney(cents: number): string {
  return dollars().format(cents / 100)
}

/** Returns text such as '$25', or '$24.50' if there are cents. */
export function formatPrice(cents: number): string {
  return formatMoney(cents).replace('.00', '')
}
