import { addDays } from '@contracts/fields/calendar-day'
import { isWeekday, wallTimeOf } from '@/lib/dates/new-york'
import { useClientValue } from '@/lib/hooks/use-client-value'

/** Today in New York, or Monday on a weekend; '' in prerendered HTML. */
export function useNextWeekday(): string {
  return useClientValue(nextWeekday, '')
}

function nextWeekday(): string {
  let { day } = wallTimeOf(new Date())
  while (!isWeekday(day)) day = addDays(day, 1)
  return day
}
