// Days are yyyy-mm-dd strings. They are parsed and formatted in local time, so the time zone doesn't change the day.
import { addDays as addDaysTo } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { isValid } from 'date-fns/isValid'
import { parseISO } from 'date-fns/parseISO'

export function isCalendarDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && isValid(parseISO(day))
}

export function addDays(day: string, days: number): string {
  return localDay(addDaysTo(parseISO(day), days))
}

export function localDay(date: Date): string {
  return formatISO(date, { representation: 'date' })
}

/** Converts yyyy-mm-dd to mm/dd/yyyy. Other text stays unchanged. */
export function formatUsDate(day: string): string {
  return day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1')
}
