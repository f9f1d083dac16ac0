import { expect, it } from 'vitest'
import { federalHolidaysIn, isFederalHoliday } from '@/features/guarantee/federal-holidays'

// The days on which the holidays are observed. A New Year's Day on a Saturday, as in 2028 and 2033, is observed in the
// year before.
it.each([
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
  [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
  [2029, '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25'],
  [2030, '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
  [2031, '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'],
  [2032, '01-01 01-19 02-16 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
  [2033, '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26'],
  [2034, '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
  [2035, '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25'],
] as const)('lists the federal holidays of %i', (year, days) => {
  expect(federalHolidaysIn(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`))
})

it('distinguishes a holiday from the days around it', () => {
  const days = [
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-07-03',
    '2026-07-04',
    '2027-12-31',
    '2028-01-01',
  ]
  expect(days.filter(isFederalHoliday)).toEqual(['2026-11-26', '2026-07-03', '2027-12-31'])
})
