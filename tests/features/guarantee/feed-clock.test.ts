import { expect, it } from 'vitest'
import { type FeedSchedule, readFeedClock } from '@/features/guarantee/feed-clock'

const daily = (updateMinutes: number): FeedSchedule => ({
  updateMinutes,
  everyHours: 24,
  weekdaysOnly: false,
})
const at = (hours: number, minutes = 0) => hours * 60 + minutes

it.each([
  ['later the same day', '2026-11-23', at(14, 30), daily(at(23)), '2026-11-24T04:00:00.000Z', 510],
  ['the next morning', '2026-11-23', at(14), daily(at(6)), '2026-11-24T11:00:00.000Z', 960],
  [
    'not the update at the time the session ends',
    '2026-11-23',
    at(14),
    daily(at(14)),
    '2026-11-24T19:00:00.000Z',
    1440,
  ],
  [
    'not an update before the close of business',
    '2026-11-23',
    at(13, 59),
    daily(at(14)),
    '2026-11-24T19:00:00.000Z',
    1441,
  ],
  [
    'not an update exactly at the close',
    '2026-11-23',
    at(14),
    daily(at(17)),
    '2026-11-24T22:00:00.000Z',
    1620,
  ],
  [
    'an update a minute after the close',
    '2026-11-23',
    at(14),
    daily(at(17, 1)),
    '2026-11-23T22:01:00.000Z',
    181,
  ],
  [
    'the earlier of two updates a day',
    '2026-11-23',
    at(14),
    { updateMinutes: at(6), everyHours: 12, weekdaysOnly: false },
    '2026-11-23T23:00:00.000Z',
    240,
  ],
  [
    'every six hours, past midnight',
    '2026-11-23',
    at(16),
    { updateMinutes: at(20), everyHours: 6, weekdaysOnly: false },
    '2026-11-24T01:00:00.000Z',
    240,
  ],
  [
    'every hour',
    '2026-11-23',
    at(16, 10),
    { updateMinutes: at(0, 5), everyHours: 1, weekdaysOnly: false },
    '2026-11-23T22:05:00.000Z',
    55,
  ],
  [
    'from Friday to Monday on a weekday feed',
    '2026-11-20',
    at(16),
    { updateMinutes: at(6), everyHours: 24, weekdaysOnly: true },
    '2026-11-23T11:00:00.000Z',
    62 * 60,
  ],
  [
    'an hour later when clocks go back',
    '2026-10-30',
    at(16),
    { updateMinutes: at(6), everyHours: 24, weekdaysOnly: true },
    '2026-11-02T11:00:00.000Z',
    63 * 60,
  ],
  [
    'an hour sooner when clocks go forward',
    '2026-03-06',
    at(16),
    { updateMinutes: at(6), everyHours: 24, weekdaysOnly: true },
    '2026-03-09T10:00:00.000Z',
    61 * 60,
  ],
] as const)(
  'finds the update that includes the photos: %s',
  (_, day, minutes, feed, updatesAt, waitMinutes) => {
    const reading = readFeedClock({ day, minutes }, feed, 'same-day')
    expect(reading.updatesAt.toISOString()).toBe(updatesAt)
    expect(reading.waitMinutes).toBe(waitMinutes)
    expect(reading.waitsForOpening).toBe(false)
  },
)

it('treats a session that ends at closing time as within hours', () => {
  const reading = readFeedClock({ day: '2026-11-23', minutes: at(17) }, daily(at(18)), 'same-day')
  expect(reading.startsAt.toISOString()).toBe('2026-11-23T22:00:00.000Z')
  expect(reading.waitsForOpening).toBe(false)
})

it.each([
  ['an evening', '2026-11-23', at(19), '2026-11-24T15:00:00.000Z', '2026-11-25T11:00:00.000Z'],
  ['a Saturday', '2026-11-21', at(12), '2026-11-23T15:00:00.000Z', '2026-11-24T11:00:00.000Z'],
  ['Thanksgiving', '2026-11-26', at(14), '2026-11-27T15:00:00.000Z', '2026-11-28T11:00:00.000Z'],
  ['an early morning', '2026-11-23', at(8), '2026-11-23T15:00:00.000Z', '2026-11-24T11:00:00.000Z'],
])('starts the countdown at the next opening after %s', (_, day, minutes, startsAt, updatesAt) => {
  const reading = readFeedClock({ day, minutes }, daily(at(6)), 'same-day')
  expect(reading.waitsForOpening).toBe(true)
  expect(reading.startsAt.toISOString()).toBe(startsAt)
  expect(reading.updatesAt.toISOString()).toBe(updatesAt)
})

it.each([
  ['the next day', '2026-11-23', '2026-11-24T22:00:00.000Z', '2026-11-25T04:00:00.000Z'],
  ['a Monday after a Friday', '2026-11-20', '2026-11-23T22:00:00.000Z', '2026-11-24T04:00:00.000Z'],
])('smaller plans deliver on the next business day: %s', (_, day, closesAt, updatesAt) => {
  const reading = readFeedClock({ day, minutes: at(14, 30) }, daily(at(23)), 'next-day')
  expect(reading.closesAt.toISOString()).toBe(closesAt)
  expect(reading.updatesAt.toISOString()).toBe(updatesAt)
})
