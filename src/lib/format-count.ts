/**
 * Returns text such as '1,234' for a whole number. `toLocaleString` and `Intl.NumberFormat` would block a slow phone for
 * 60 ms on first use, during hydration.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
