// Days are yyyy-mm-dd. Read and written as local days, they are the same in every time zone.
import { addDays as addDaysTo } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { isValid } from 'date-fns/isValid'
import { parseISO } from 'date-fns/parseISO'

/** Whether `day` exists, in the form yyyy-mm-dd. */
export function isCalendarDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && isValid(parseISO(day))
}

/** The calendar day `days` after `day`. */
export function addDays(day: string, days: number): string {
  return localDay(addDaysTo(parseISO(day), days))
}

/** The local calendar day of `date`. */
export function localDay(date: Date): string {
  return formatISO(date, { representation: 'date' })
}

/** yyyy-mm-dd as mm/dd/yyyy; other text is unchanged. */
export function formatUsDate(day: string): string {
  return day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1')
}
