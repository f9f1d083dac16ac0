import { expect, it } from 'vitest'
import {
  currentOrNextOpening,
  isAnsweredToday,
  isOpen,
  openingAfter,
} from '@/features/guarantee/business-hours'

it.each([
  ['Monday at opening time is that time', '2026-11-23T15:00Z', '2026-11-23T15:00Z'],
  ['Friday, a minute before closing, is that time', '2026-11-27T21:59Z', '2026-11-27T21:59Z'],
  ['ten on a summer morning is that time', '2026-07-01T14:00Z', '2026-07-01T14:00Z'],
  ['Monday, a minute before opening, is on the same day', '2026-11-23T14:59Z', '2026-11-23T15:00Z'],
  ['closing time on Monday is on Tuesday', '2026-11-23T22:00Z', '2026-11-24T15:00Z'],
  ['closing time on Friday is on Monday', '2026-11-27T22:00Z', '2026-11-30T15:00Z'],
  ['Saturday before ten is on Monday', '2026-11-21T12:00Z', '2026-11-23T15:00Z'],
  ['the evening before Thanksgiving is on Friday', '2026-11-25T23:00Z', '2026-11-27T15:00Z'],
  ['noon on Thanksgiving is on Friday', '2026-11-26T17:00Z', '2026-11-27T15:00Z'],
  ['a Friday when Independence Day is observed is on Monday', '2026-07-03T16:00Z', '2026-07-06T14:00Z'],
  ['the evening before Christmas on a Friday is on Monday', '2026-12-24T23:00Z', '2026-12-28T15:00Z'],
  ['the day before an early New Year’s Day is on Monday', '2027-12-30T23:00Z', '2028-01-03T15:00Z'],
  ['clocks go back is at ten local time', '2026-10-31T16:00Z', '2026-11-02T15:00Z'],
  ['clocks go forward is at ten local time', '2026-03-07T17:00Z', '2026-03-09T14:00Z'],
])('the next opening after %s', (_, instant, opening) => {
  expect(currentOrNextOpening(new Date(instant))).toEqual(new Date(opening))
  expect(isOpen(new Date(instant))).toBe(instant === opening)
})

it.each([
  ['61 minutes before closing gets a reply today', '2026-11-23T20:59:00Z', true, '2026-11-24T15:00:00.000Z'],
  ['an hour before closing gets a reply tomorrow', '2026-11-23T21:00:00Z', false, '2026-11-24T15:00:00.000Z'],
  ['on Friday at 4:58 PM gets a reply on Monday', '2026-11-27T21:58:00Z', false, '2026-11-30T15:00:00.000Z'],
  ['on Thanksgiving gets a reply on Friday', '2026-11-26T17:00:00Z', false, '2026-11-27T15:00:00.000Z'],
  ['at opening time gets a reply today', '2026-11-23T15:00:00Z', true, '2026-11-24T15:00:00.000Z'],
  ['before opening gets a reply after opening', '2026-11-23T12:00:00Z', false, '2026-11-23T15:00:00.000Z'],
])('a message sent %s', (_, instant, isToday, opening) => {
  expect(isAnsweredToday(new Date(instant))).toBe(isToday)
  expect(openingAfter(new Date(instant)).toISOString()).toBe(opening)
})
