const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** @param cents whole US cents @returns '$1,234.50', always with cents */
export function formatMoney(cents: number): string {
  return dollarsAndCents.format(cents / 100)
}

/** @param cents whole US cents @returns '$25', or with cents where there are any: '$24.50' */
export function formatPrice(cents: number): string {
  return cents % 100 === 0 ? wholeDollars.format(cents / 100) : formatMoney(cents)
}
