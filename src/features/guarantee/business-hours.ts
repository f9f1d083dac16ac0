import { addDays } from '@shared/contracts/fields/calendar-day'
import { instantOf, isWeekday, wallTimeOf } from '@/lib/new-york'
import { isFederalHoliday } from './federal-holidays'

/** Minutes after midnight in New York (SPEC section 9, business hours). */
const opensAtMinutes = 10 * 60
export const closesAtMinutes = 17 * 60

/**
 * Monday to Friday, except federal holidays.
 * @param day yyyy-mm-dd
 */
function isBusinessDay(day: string): boolean {
  return isWeekday(day) && !isFederalHoliday(day)
}

/**
 * Returns `day` itself if it's a business day.
 * @param day yyyy-mm-dd
 * @returns yyyy-mm-dd
 */
export function nextBusinessDay(day: string): string {
  return isBusinessDay(day) ? day : nextBusinessDay(addDays(day, 1))
}

export function isOpen(instant: Date): boolean {
  const { day, minutes } = wallTimeOf(instant)
  return isBusinessDay(day) && minutes >= opensAtMinutes && minutes < closesAtMinutes
}

/**
 * A message sent in the last hour before closing gets a reply after the next opening, because we can't promise a reply
 * on the same day.
 */
const lastHourMinutes = 60

/** Whether a message sent at `instant` gets a reply before closing. */
export function isAnsweredToday(instant: Date): boolean {
  return isOpen(instant) && wallTimeOf(instant).minutes < closesAtMinutes - lastHourMinutes
}

/** The first opening after `instant`, even if `instant` is within business hours. */
export function openingAfter(instant: Date): Date {
  const { day, minutes } = wallTimeOf(instant)
  return minutes < opensAtMinutes
    ? currentOrNextOpening(instant)
    : currentOrNextOpening(instantOf({ day, minutes: closesAtMinutes }))
}

/** Returns `instant` itself if it's within business hours. */
export function currentOrNextOpening(instant: Date): Date {
  if (isOpen(instant)) return instant
  const { day, minutes } = wallTimeOf(instant)
  const earliest = minutes < opensAtMinutes ? day : addDays(day, 1)
  return instantOf({ day: nextBusinessDay(earliest), minutes: opensAtMinutes })
}
