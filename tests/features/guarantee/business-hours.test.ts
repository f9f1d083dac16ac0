import { expect, it } from 'vitest'
import { isAnsweredToday, isOpen, nextOpening, openingAfter } from '@/features/guarantee/business-hours'

it.each([
  ['is open on a Monday at opening time', '2026-11-23T15:00:00Z', true],
  ['is closed on a Monday a minute before opening', '2026-11-23T14:59:00Z', false],
  ['is open on a Friday a minute before closing', '2026-11-27T21:59:00Z', true],
  ['is closed on a Friday at closing time', '2026-11-27T22:00:00Z', false],
  ['is closed at noon on Thanksgiving', '2026-11-26T17:00:00Z', false],
  ['is closed on a Friday when Independence Day is observed', '2026-07-03T16:00:00Z', false],
  ['is open on a summer morning, an hour earlier in UTC', '2026-07-01T14:00:00Z', true],
])('the office %s', (_, instant, expected) => {
  expect(isOpen(new Date(instant))).toBe(expected)
})

it.each([
  ['a time within business hours is that time', '2026-11-23T16:20:00Z', '2026-11-23T16:20:00.000Z'],
  ['early Monday is on the same day', '2026-11-23T12:00:00Z', '2026-11-23T15:00:00.000Z'],
  ['closing time on Monday is on Tuesday', '2026-11-23T22:00:00Z', '2026-11-24T15:00:00.000Z'],
  ['Friday evening is on Monday', '2026-11-20T23:00:00Z', '2026-11-23T15:00:00.000Z'],
  ['Saturday before ten is on Monday', '2026-11-21T12:00:00Z', '2026-11-23T15:00:00.000Z'],
  ['the evening before Thanksgiving is on Friday', '2026-11-25T23:00:00Z', '2026-11-27T15:00:00.000Z'],
  [
    'the evening before Christmas on a Friday is on Monday',
    '2026-12-24T23:00:00Z',
    '2026-12-28T15:00:00.000Z',
  ],
  [
    'the evening before a New Year’s Day observed on December 31 is on Monday',
    '2027-12-30T23:00:00Z',
    '2028-01-03T15:00:00.000Z',
  ],
  ['clocks go back is at ten local time', '2026-10-31T16:00:00Z', '2026-11-02T15:00:00.000Z'],
  ['clocks go forward is at ten local time', '2026-03-07T17:00:00Z', '2026-03-09T14:00:00.000Z'],
])('the next opening after %s', (_, instant, expected) => {
  expect(nextOpening(new Date(instant)).toISOString()).toBe(expected)
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
