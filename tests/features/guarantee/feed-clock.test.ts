import { expect, it } from 'vitest'
import { type FeedSchedule, readFeedClock } from '@/features/guarantee/feed-clock'

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Parses a session's end, such as '2026-11-23 14:30'. */
function session(text: string) {
  const [day = '', time = ''] = text.split(' ')
  return { day, minutes: minutesOf(time) }
}

/** Parses a schedule, such as '06:00 every 24 h, weekdays'. */
const feed = (text: string): FeedSchedule => ({
  updateMinutes: minutesOf(text),
  everyHours: Number(/every (\d+)/.exec(text)?.[1]),
  weekdaysOnly: text.endsWith('weekdays'),
})

it.each([
  ['later the same day', '2026-11-23 14:30', '23:00 every 24 h', '2026-11-24T04:00Z', 510],
  ['the next morning', '2026-11-23 14:00', '06:00 every 24 h', '2026-11-24T11:00Z', 960],
  ['not at the moment the session ends', '2026-11-23 14:00', '14:00 every 24 h', '2026-11-24T19:00Z', 1440],
  ['not before the close', '2026-11-23 13:59', '14:00 every 24 h', '2026-11-24T19:00Z', 1441],
  ['not at the moment of the close', '2026-11-23 14:00', '17:00 every 24 h', '2026-11-24T22:00Z', 1620],
  ['a minute after the close', '2026-11-23 14:00', '17:01 every 24 h', '2026-11-23T22:01Z', 181],
  ['the second of two a day', '2026-11-23 14:00', '06:00 every 12 h', '2026-11-23T23:00Z', 240],
  ['every six hours from 8 PM', '2026-11-23 16:00', '20:00 every 6 h', '2026-11-24T01:00Z', 240],
  ['every hour', '2026-11-23 16:10', '00:05 every 1 h', '2026-11-23T22:05Z', 55],
  ['within hours at closing time', '2026-11-23 17:00', '18:00 every 24 h', '2026-11-23T23:00Z', 60],
  ['after a weekend', '2026-11-20 16:00', '06:00 every 24 h, weekdays', '2026-11-23T11:00Z', 62 * 60],
  ['on a Friday evening', '2026-11-20 16:00', '20:00 every 6 h, weekdays', '2026-11-21T01:00Z', 240],
  ['when clocks go back', '2026-10-30 16:00', '06:00 every 24 h, weekdays', '2026-11-02T11:00Z', 63 * 60],
  ['when clocks go forward', '2026-03-06 16:00', '06:00 every 24 h, weekdays', '2026-03-09T10:00Z', 61 * 60],
])(
  'the feed clock finds the first update that includes the photos: %s',
  (_, ends, schedule, updatesAt, waitMinutes) => {
    expect(readFeedClock(session(ends), feed(schedule), 'same-day')).toMatchObject({
      updatesAt: new Date(updatesAt),
      waitMinutes,
      waitsForOpening: false,
    })
  },
)

it.each([
  ['in the evening', '2026-11-23 19:00', '2026-11-24T15:00Z', '2026-11-25T11:00Z'],
  ['on a Saturday', '2026-11-21 12:00', '2026-11-23T15:00Z', '2026-11-24T11:00Z'],
  ['on Thanksgiving', '2026-11-26 14:00', '2026-11-27T15:00Z', '2026-11-28T11:00Z'],
  ['early in the morning', '2026-11-23 08:00', '2026-11-23T15:00Z', '2026-11-24T11:00Z'],
])('if a session ends %s, its countdown starts at the next opening', (_, ends, startsAt, updatesAt) => {
  expect(readFeedClock(session(ends), feed('06:00 every 24 h'), 'same-day')).toMatchObject({
    startsAt: new Date(startsAt),
    updatesAt: new Date(updatesAt),
    waitsForOpening: true,
  })
})

it.each([
  ['a Tuesday after a Monday', '2026-11-23 14:30', '2026-11-24T22:00Z', '2026-11-25T04:00Z'],
  ['a Monday after a Friday', '2026-11-20 14:30', '2026-11-23T22:00Z', '2026-11-24T04:00Z'],
])('plans with next-day delivery deliver on the next business day: %s', (_, ends, closesAt, updatesAt) => {
  expect(readFeedClock(session(ends), feed('23:00 every 24 h'), 'next-day')).toMatchObject({
    closesAt: new Date(closesAt),
    updatesAt: new Date(updatesAt),
  })
})
