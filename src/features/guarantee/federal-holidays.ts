import { localDay } from '@shared/contracts/fields/calendar-day'
import { addDays } from 'date-fns/addDays'
import { isSaturday } from 'date-fns/isSaturday'
import { isSunday } from 'date-fns/isSunday'
import { nextMonday } from 'date-fns/nextMonday'
import { nextThursday } from 'date-fns/nextThursday'
import { previousMonday } from 'date-fns/previousMonday'

/**
 * Whether a federal holiday is observed on this day (5 U.S.C. 6103). A holiday on a Saturday is observed on the Friday
 * before, and one on a Sunday on the Monday after.
 * @param day yyyy-mm-dd
 */
export function isFederalHoliday(day: string): boolean {
  return federalHolidaysIn(Number(day.slice(0, 4))).includes(day)
}

/**
 * @returns the observed days in order, as yyyy-mm-dd. There are ten, eleven or twelve of them, because a New Year's Day
 * on a Saturday is observed in the year before.
 */
export function federalHolidaysIn(year: number): string[] {
  const newYear = observed(new Date(year, 0, 1))
  const nextNewYear = observed(new Date(year + 1, 0, 1))
  return [
    newYear,
    nthAfter(nextMonday, 3, new Date(year, 0, 0)), // Martin Luther King Jr.
    nthAfter(nextMonday, 3, new Date(year, 1, 0)), // Washington's Birthday
    previousMonday(new Date(year, 5, 1)), // Memorial Day
    observed(new Date(year, 5, 19)), // Juneteenth
    observed(new Date(year, 6, 4)), // Independence Day
    nthAfter(nextMonday, 1, new Date(year, 8, 0)), // Labor Day
    nthAfter(nextMonday, 2, new Date(year, 9, 0)), // Columbus Day
    observed(new Date(year, 10, 11)), // Veterans Day
    nthAfter(nextThursday, 4, new Date(year, 10, 0)), // Thanksgiving
    observed(new Date(year, 11, 25)), // Christmas
    nextNewYear,
  ]
    .filter((date) => date.getFullYear() === year)
    .map(localDay)
}

/** Pass the last day of the month before: the third Monday of January is the third Monday after December 31. */
function nthAfter(next: (date: Date) => Date, count: number, date: Date): Date {
  return addDays(next(date), (count - 1) * 7)
}

function observed(date: Date): Date {
  if (isSaturday(date)) return addDays(date, -1)
  return isSunday(date) ? addDays(date, 1) : date
}
