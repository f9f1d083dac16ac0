import { addDays } from '@shared/contracts/fields/calendar-day'
import type { DeliveryDay } from '@/content/pricing/delivery-days'
import { instantOf, isWeekday, type WallTime, wallTimeOf } from '@/lib/new-york'
import { closesAtMinutes, currentOrNextOpening, isOpen } from './business-hours'

/** All times are New York time. */
export type FeedSchedule = {
  /** The time of one of the day's updates, in minutes after midnight. */
  updateMinutes: number
  everyHours: number
  weekdaysOnly: boolean
}

export type FeedReading = {
  startsAt: Date
  /** 5:00 PM on the plan's delivery day. */
  closesAt: Date
  updatesAt: Date
  /** The minutes from startsAt to updatesAt, correct across a daylight saving change. */
  waitMinutes: number
  /** Whether the session ended outside business hours. */
  waitsForOpening: boolean
}

const minuteMs = 60_000
const longestGapDays = 4

/**
 * The guaranteed update is the feed's first scheduled update after the end of the plan's delivery day. The countdown
 * starts when the session ends or, outside business hours, at the next opening (SPEC section 2, Guarantee terms, and
 * RULINGS section 10).
 */
export function readFeedClock(
  sessionEnd: WallTime,
  feed: FeedSchedule,
  deliveryDay: DeliveryDay,
): FeedReading {
  const endsAt = instantOf(sessionEnd)
  const startsAt = isInHours(endsAt) ? endsAt : currentOrNextOpening(endsAt)
  const closesAt = closeOfDelivery(startsAt, deliveryDay)
  const updatesAt = nextUpdate(closesAt, feed)
  return {
    startsAt,
    closesAt,
    updatesAt,
    waitMinutes: (updatesAt.getTime() - startsAt.getTime()) / minuteMs,
    waitsForOpening: startsAt.getTime() !== endsAt.getTime(),
  }
}

// A session that ends exactly at closing time is still within business hours.
function isInHours(instant: Date): boolean {
  return isOpen(instant) || isOpen(new Date(instant.getTime() - minuteMs))
}

function closeOfDelivery(startsAt: Date, deliveryDay: DeliveryDay): Date {
  const close = closeOf(startsAt)
  return deliveryDay === 'same-day' ? close : closeOf(currentOrNextOpening(close))
}

function closeOf(instant: Date): Date {
  return instantOf({ day: wallTimeOf(instant).day, minutes: closesAtMinutes })
}

/** Returns the first update after `start`, skipping an update at exactly `start`. */
function nextUpdate(start: Date, feed: FeedSchedule): Date {
  const { day } = wallTimeOf(start)
  const upcoming = Array.from({ length: longestGapDays + 1 }, (_, days) => addDays(day, days))
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
