import { cleanCode } from '@shared/contracts/fields/clean-text'

/**
 * Accepts formats such as 3/9/2027, 03-09-27 and 03092027.
 * @returns yyyy-mm-dd, which may be a day that doesn't exist, or undefined if the text isn't a date
 */
export function parseUsDate(text: string): string | undefined {
  const typed = cleanCode(text)
  const parts = /^\d{6}(?:\d\d)?$/.test(typed)
    ? [typed.slice(0, 2), typed.slice(2, 4), typed.slice(4)]
    : typed.split(/[\s/.,-]+/)
  const [, month = '', day = '', year = ''] = /^(\d\d?) (\d\d?) (\d{4}|\d\d)$/.exec(parts.join(' ')) ?? []
  if (!year) return undefined
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
