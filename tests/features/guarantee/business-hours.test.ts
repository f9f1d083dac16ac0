import { expect, it } from 'vitest'
import {
  currentOrNextOpening,
  isAnsweredToday,
  isOpen,
  openingAfter,
} from '@/features/guarantee/business-hours'

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
])(
  'currentOrNextOpening() returns the given time if we’re open, or else the next opening time: %s',
  (_, instant, opening) => {
    expect(currentOrNextOpening(new Date(instant))).toEqual(new Date(opening))
    expect(isOpen(new Date(instant))).toBe(instant === opening)
  },
)

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
