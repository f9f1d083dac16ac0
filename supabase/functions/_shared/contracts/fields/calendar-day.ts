// Days are yyyy-mm-dd strings, parsed and formatted in local time, so they are the same in every time zone.
import { addDays as addDaysTo } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { isValid } from 'date-fns/isValid'
import { parseISO } from 'date-fns/parseISO'

/** Whether `day` is a real date, formatted as yyyy-mm-dd. */
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

/** Converts yyyy-mm-dd to mm/dd/yyyy. Other text stays unchanged. */
export function formatUsDate(day: string): string {
  return day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1')
}
