import { formatCount } from './format-count'

/** For example '$1,234.50'; always shows cents. */
export function formatMoney(cents: number): string {
  return `$${formatCount(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`
}

/** For example '$25', or '$24.50' if there are cents. */
export function formatPrice(cents: number): string {
  return cents % 100 === 0 ? `$${formatCount(cents / 100)}` : formatMoney(cents)
}
