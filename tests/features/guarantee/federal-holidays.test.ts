import { expect, it } from 'vitest'
import { federalHolidaysIn } from '@/features/guarantee/federal-holidays'

// A New Year's Day on a Saturday, as in 2028 and 2033, is observed on December 31 of the year before.
it.each([
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
  [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
  [2033, '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26'],
  [2034, '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
] as const)('federalHolidaysIn(%i) lists the days on which holidays are observed', (year, days) => {
  expect(federalHolidaysIn(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`))
})
