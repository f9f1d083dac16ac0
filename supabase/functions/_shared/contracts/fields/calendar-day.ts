const dayMs = 86_400_000

/** Whether `day` exists, in the form yyyy-mm-dd. */
export function isCalendarDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && toIso(Date.parse(`${day}T00:00:00Z`)) === day
}

/** The calendar day `days` after `day`, both yyyy-mm-dd. */
export function addDays(day: string, days: number): string {
  return toIso(Date.parse(`${day}T00:00:00Z`) + days * dayMs)
}

/** The local calendar day of `date`, yyyy-mm-dd. */
export function localDay(date: Date): string {
  return toIso(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
}

/** yyyy-mm-dd as mm/dd/yyyy; other text is unchanged. */
export function formatUsDate(day: string): string {
  return day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1')
}

function toIso(timeMs: number): string {
  return Number.isNaN(timeMs) ? '' : new Date(timeMs).toISOString().slice(0, 10)
}
