import { formatCount } from './format-count'

/** Returns text such as '$1,234.50', always with cents. */
export function formatMoney(cents: number): string {
  const [dollars = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '-' : ''}$${formatCount(Number(dollars))}.${rest}`
}

/** Returns text such as '$25', or '$24.50' if there are cents. */
export function formatPrice(cents: number): string {
  return formatMoney(cents).replace('.00', '')
}
