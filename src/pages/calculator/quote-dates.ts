import { addDays } from '@shared/contracts/fields/calendar-day'
import { parseISO } from 'date-fns/parseISO'
import { quoteValidity } from '@/content/pricing/calculator'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** Takes the date of the quote as yyyy-mm-dd, and returns dates such as 'November 25, 2026'. */
export function quoteDates(day: string) {
  return {
    date: longDate.format(parseISO(day)),
    goodUntil: longDate.format(parseISO(addDays(day, quoteValidity.days))),
  }
}
