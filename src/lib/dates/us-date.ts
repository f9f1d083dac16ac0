const usDate = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})$|^(\d{2})(\d{2})(\d{4})$/

/**
 * Reads a date the way people write it here: 3/9/2027, 03-09-2027, 03092027.
 * @returns yyyy-mm-dd, which need not be a day that exists; undefined where it is not a date at all
 */
export function parseUsDate(text: string): string | undefined {
  const match = usDate.exec(text.trim())
  if (!match) return undefined
  const [month = '', day = '', year = ''] = match.slice(1).filter(Boolean)
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
