import { isOpen, nextOpening } from '@/lib/dates/business-hours'
import { dayAfter, instantOf, isWeekday, type WallTime, wallTimeOf } from '@/lib/dates/new-york'

/** When a dealership's feed updates, on New York's clock. */
export type FeedSchedule = {
  /** One of the day's updates, in minutes after midnight. */
  updateMinutes: number
  /** Hours from one update to the next; 24 is once a day. */
  everyHours: number
  weekdaysOnly: boolean
}

export type FeedReading = {
  /** When the guarantee's countdown starts. */
  startsAt: Date
  /** The update that the pictures make. */
  updatesAt: Date
  /** Real minutes between the two, over a change of clocks too. */
  waitMinutes: number
  /** The session ended outside business hours, so the countdown waits for the next opening. */
  waitsForOpening: boolean
}

const minuteMs = 60_000
const longestGapDays = 4

/** Which update the pictures of a session make. SPEC section 2, Guarantee terms: it counts from the session's end, in operating hours. */
export function readFeedClock(sessionEnd: WallTime, feed: FeedSchedule): FeedReading {
  const endsAt = instantOf(sessionEnd)
  const startsAt = isInHours(endsAt) ? endsAt : nextOpening(endsAt)
  const updatesAt = nextUpdate(startsAt, feed)
  return {
    startsAt,
    updatesAt,
    waitMinutes: (updatesAt.getTime() - startsAt.getTime()) / minuteMs,
    waitsForOpening: startsAt.getTime() !== endsAt.getTime(),
  }
}

// A session that ends as we close was still shot in hours.
function isInHours(instant: Date): boolean {
  return isOpen(instant) || isOpen(new Date(instant.getTime() - minuteMs))
}

/** The first update after `start`; one at the very same moment has already gone. */
function nextUpdate(start: Date, feed: FeedSchedule): Date {
  const { day } = wallTimeOf(start)
  const upcoming = Array.from({ length: longestGapDays + 1 }, (_, days) => dayAfter(day, days))
    .filter((updateDay) => !feed.weekdaysOnly || isWeekday(updateDay))
    .flatMap((updateDay) =>
      timesOfDay(feed).map((minutes) => instantOf({ day: updateDay, minutes }).getTime()),
    )
    .filter((updateMs) => updateMs > start.getTime())
  return new Date(Math.min(...upcoming))
}

function timesOfDay({ updateMinutes, everyHours }: FeedSchedule): number[] {
  const first = updateMinutes % (everyHours * 60)
  return Array.from({ length: 24 / everyHours }, (_, index) => first + index * everyHours * 60)
}
