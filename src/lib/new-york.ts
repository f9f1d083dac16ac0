import { isWeekend } from 'date-fns/isWeekend'
import { parseISO } from 'date-fns/parseISO'
import { lazily } from './lazily'

/** The time in New York. The day is yyyy-mm-dd, and the minutes are counted from midnight (0 to 1439). */
export type WallTime = { day: string; minutes: number }

const zone = 'America/New_York'
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const numbers = lazily(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
)

const words = lazily(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      weekday: 'long',
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
)

/** Drops seconds. */
export function wallTimeOf(instant: Date): WallTime {
  const parts = Object.fromEntries(
    numbers()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

/**
 * A time that occurs twice resolves to the first instant. A time that daylight saving skips resolves to one hour later.
 */
export function instantOf(wall: WallTime): Date {
  const wallMs = asIfUtc(wall)
  const before = offsetMs(wallMs - dayMs)
  const candidates = [before, offsetMs(wallMs + dayMs)].map((offset) => wallMs - offset)
  const real = candidates.filter((ms) => asIfUtc(wallTimeOf(new Date(ms))) === wallMs)
  return new Date(real.length > 0 ? Math.min(...real) : wallMs - before)
}

/** Takes a day as yyyy-mm-dd. Holidays that fall on Monday through Friday count as weekdays. */
export function isWeekday(day: string): boolean {
  return !isWeekend(parseISO(day))
}

/**
 * Returns text such as 'Monday, November 23, 2026, 10:00 AM EST', with non-breaking spaces inside the day and the time.
 */
export function formatMoment(instant: Date): string {
  // Some engines write 'at' before the time, or a narrow space before AM.
  const text = words().format(instant).replace(/\s/g, ' ').replace(' at ', ', ')
  return text.replace(/ (?=\d{1,2},|[AP]M|E[DS]T)/g, '\u00a0')
}

function asIfUtc({ day, minutes }: WallTime): number {
  return Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs
}

function offsetMs(instantMs: number): number {
  return asIfUtc(wallTimeOf(new Date(instantMs))) - instantMs
}
