const usDate = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})$|^(\d{2})(\d{2})(\d{4})$/

/**
 * Reads 3/9/2027, 03-09-2027 or 03092027.
 * @returns yyyy-mm-dd, which need not be a real day; undefined if the text isn't a date
 */
export function parseUsDate(text: string): string | undefined {
  const match = usDate.exec(text.trim())
  if (!match) return undefined
  const [month = '', day = '', year = ''] = match.slice(1).filter(Boolean)
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
