import { site } from '@/content/site/site'

export const feedClockCopy = {
  heading: 'Your feed clock',
  fields: 'Your session and your feed',
  plan: 'Your plan',
  day: 'Session day',
  end: 'Session ends',
  rhythm: 'Your feed updates',
  update: { daily: 'Update time', repeated: 'One of the update times' },
  zone: 'All times are Eastern.',
  incomplete: 'Pick a day and both times, and the clock will answer.',
  answer: 'Your cars go out with this update',
  wait: (hours: number, minutes: number) => `That leaves ${spanOf(hours, minutes)} before the update.`,
  firstAfter: (plan: string, close: string) =>
    `With ${plan}, the delivery day ends ${close}, and this is your feed’s first update after that.`,
  fromOpening: (opening: string) =>
    `The session ends outside our standard operating hours (${site.hours}, except federal holidays), so the countdown starts on ${opening}.`,
  otherwise: 'If they don’t, your next session is free.',
  condition: { id: 'credit', label: 'Condition 3' },
  untilUpdate: 'to your update',
  dial: ['12 AM', '6 AM', '12 PM', '6 PM'],
}

function spanOf(hours: number, minutes: number): string {
  return [count(hours, 'hour'), count(minutes, 'minute')].filter(Boolean).join(' ')
}

function count(amount: number, unit: string): string {
  if (amount === 0) return ''
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}

export const feedRhythms = [
  { id: 'daily', label: 'Once a day', everyHours: 24, weekdaysOnly: false },
  { id: 'weekdays', label: 'Once a day, Monday through Friday', everyHours: 24, weekdaysOnly: true },
  { id: 'twice', label: 'Twice a day, 12 hours apart', everyHours: 12, weekdaysOnly: false },
  { id: 'six-hours', label: 'Every 6 hours', everyHours: 6, weekdaysOnly: false },
  { id: 'hourly', label: 'Every hour', everyHours: 1, weekdaysOnly: false },
] as const

/** Times are in minutes after midnight. */
export const feedClockDefaults = {
  plan: 'performance-60',
  endMinutes: 14 * 60 + 30,
  updateMinutes: 23 * 60,
  rhythm: 'daily',
}
