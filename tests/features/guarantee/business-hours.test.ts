import { expect, it } from 'vitest'
import {
  currentOrNextOpening,
  isAnsweredToday,
  isOpen,
  openingAfter,
} from '@/features/guarantee/business-hours'
import { federalHolidaysIn } from '@/features/guarantee/federal-holidays'

it.each([
  ['opening time on Monday', '2026-11-23T15:00Z', '2026-11-23T15:00Z'],
  ['a minute before closing on Friday', '2026-11-27T21:59Z', '2026-11-27T21:59Z'],
  ['ten on a summer morning', '2026-07-01T14:00Z', '2026-07-01T14:00Z'],
  ['a minute before opening on Monday', '2026-11-23T14:59Z', '2026-11-23T15:00Z'],
  ['closing time on Monday', '2026-11-23T22:00Z', '2026-11-24T15:00Z'],
  ['closing time on Friday', '2026-11-27T22:00Z', '2026-11-30T15:00Z'],
  ['Saturday before ten', '2026-11-21T12:00Z', '2026-11-23T15:00Z'],
  ['the evening before Thanksgiving', '2026-11-25T23:00Z', '2026-11-27T15:00Z'],
  ['noon on Thanksgiving', '2026-11-26T17:00Z', '2026-11-27T15:00Z'],
  ['a Friday on which Independence Day is observed', '2026-07-03T16:00Z', '2026-07-06T14:00Z'],
  ['the evening before Christmas on a Friday', '2026-12-24T23:00Z', '2026-12-28T15:00Z'],
  ['the day before New Year’s Day is observed early', '2027-12-30T23:00Z', '2028-01-03T15:00Z'],
  ['the day before clocks go back', '2026-10-31T16:00Z', '2026-11-02T15:00Z'],
  ['the day before clocks go forward', '2026-03-07T17:00Z', '2026-03-09T14:00Z'],
])('currentOrNextOpening() returns the next moment at which we’re open: %s', (_, instant, opening) => {
  expect(currentOrNextOpening(new Date(instant))).toEqual(new Date(opening))
  expect(isOpen(new Date(instant))).toBe(instant === opening)
})

it.each([
  ['61 minutes before closing', 'today', '2026-11-23T20:59:00Z', true, '2026-11-24T15:00:00.000Z'],
  ['an hour before closing', 'tomorrow', '2026-11-23T21:00:00Z', false, '2026-11-24T15:00:00.000Z'],
  ['on Friday at 4:58 PM', 'on Monday', '2026-11-27T21:58:00Z', false, '2026-11-30T15:00:00.000Z'],
  ['on Thanksgiving', 'on Friday', '2026-11-26T17:00:00Z', false, '2026-11-27T15:00:00.000Z'],
  ['at opening time', 'today', '2026-11-23T15:00:00Z', true, '2026-11-24T15:00:00.000Z'],
  ['before opening', 'after opening', '2026-11-23T12:00:00Z', false, '2026-11-23T15:00:00.000Z'],
])('a message sent %s gets a reply %s', (_, _day, instant, isToday, opening) => {
  expect(isAnsweredToday(new Date(instant))).toBe(isToday)
  expect(openingAfter(new Date(instant)).toISOString()).toBe(opening)
})

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
