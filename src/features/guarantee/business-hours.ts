import { addDays } from '@shared/contracts/fields/calendar-day'
import { instantOf, isWeekday, wallTimeOf } from '@/lib/new-york'
import { isFederalHoliday } from './federal-holidays'

/** Minutes after midnight in New York, on business days. SPEC section 9, business hours. */
const opensAtMinutes = 10 * 60
export const closesAtMinutes = 17 * 60

/** Monday to Friday, but no federal holiday. @param day yyyy-mm-dd */
export function isBusinessDay(day: string): boolean {
  return isWeekday(day) && !isFederalHoliday(day)
}

/** `day` itself if it is a business day. @param day yyyy-mm-dd, as is the result */
export function nextBusinessDay(day: string): string {
  return isBusinessDay(day) ? day : nextBusinessDay(addDays(day, 1))
}

/** From opening up to, not including, closing. */
export function isOpen(instant: Date): boolean {
  const { day, minutes } = wallTimeOf(instant)
  return isBusinessDay(day) && minutes >= opensAtMinutes && minutes < closesAtMinutes
}

/** What is sent later is promised for the next opening: minutes before closing, nobody could keep a promise for today. */
const lastHourMinutes = 60

/** Whether what is sent now is answered before closing. */
export function isAnsweredToday(instant: Date): boolean {
  return isOpen(instant) && wallTimeOf(instant).minutes < closesAtMinutes - lastHourMinutes
}

/** The first opening after `instant`, even if the desk is open. */
export function openingAfter(instant: Date): Date {
  const { day, minutes } = wallTimeOf(instant)
  return minutes < opensAtMinutes
    ? nextOpening(instant)
    : nextOpening(instantOf({ day, minutes: closesAtMinutes }))
}

/** `instant` itself if the desk is open. */
export function nextOpening(instant: Date): Date {
  if (isOpen(instant)) return instant
  const { day, minutes } = wallTimeOf(instant)
  const earliest = minutes < opensAtMinutes ? day : addDays(day, 1)
  return instantOf({ day: nextBusinessDay(earliest), minutes: opensAtMinutes })
}
