import { localDay } from '@contracts/fields/calendar-day'
import { addBusinessDays } from 'date-fns/addBusinessDays'
import { parseISO } from 'date-fns/parseISO'
import { instantOf, isWeekday, wallTimeOf } from './new-york'

/** Minutes after midnight in New York, Monday to Friday. SPEC section 9, business hours. */
export const opensAtMinutes = 10 * 60
export const closesAtMinutes = 17 * 60

/** From opening up to, not including, closing. Holidays are not known. */
export function isOpen(instant: Date): boolean {
  const { day, minutes } = wallTimeOf(instant)
  return isWeekday(day) && minutes >= opensAtMinutes && minutes < closesAtMinutes
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
  const isToday = isWeekday(day) && minutes < opensAtMinutes
  const opening = isToday ? day : localDay(addBusinessDays(parseISO(day), 1))
  return instantOf({ day: opening, minutes: opensAtMinutes })
}
