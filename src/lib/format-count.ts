/**
 * Formats a whole number, for example '1,234'. The first Intl.NumberFormat of a page would block a slow phone for
 * 60 ms.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
