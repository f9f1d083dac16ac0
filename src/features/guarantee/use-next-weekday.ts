import { localDay } from '@contracts/fields/calendar-day'
import { isWeekend } from 'date-fns/isWeekend'
import { nextMonday } from 'date-fns/nextMonday'
import { parseISO } from 'date-fns/parseISO'
import { wallTimeOf } from '@/lib/new-york'
import { useClientValue } from '@/lib/use-client-value'

/** Today in New York, or Monday on a weekend; '' in prerendered HTML. */
export function useNextWeekday(): string {
  return useClientValue(nextWeekday, '')
}

function nextWeekday(): string {
  const today = parseISO(wallTimeOf(new Date()).day)
  return localDay(isWeekend(today) ? nextMonday(today) : today)
}
