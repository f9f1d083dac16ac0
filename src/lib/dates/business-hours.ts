import { dayAfter, instantOf, isWeekday, wallTimeOf } from '@/lib/dates/new-york'

/** Minutes after midnight in New York, Monday to Friday. SPEC section 9, business hours. */
export const opensAtMinutes = 10 * 60
export const closesAtMinutes = 17 * 60

/** Whether someone is at the desk at `instant`: from opening up to, not including, closing. Holidays are not known. */
export function isOpen(instant: Date): boolean {
  const { day, minutes } = wallTimeOf(instant)
  return isWeekday(day) && minutes >= opensAtMinutes && minutes < closesAtMinutes
}

/** The first moment from `instant` on at which the desk is open: `instant` itself, or the next opening. */
export function nextOpening(instant: Date): Date {
  if (isOpen(instant)) return instant
  const { day, minutes } = wallTimeOf(instant)
  let opening = minutes < opensAtMinutes ? day : dayAfter(day)
  while (!isWeekday(opening)) opening = dayAfter(opening)
  return instantOf({ day: opening, minutes: opensAtMinutes })
}
