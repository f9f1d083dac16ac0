import { expect, it } from 'vitest'
import { formatMoment, instantOf, wallTimeOf } from '@/lib/new-york'

it.each([
  ['2026-11-23T15:00:30Z', { day: '2026-11-23', minutes: 600 }],
  ['2026-07-01T14:00:00Z', { day: '2026-07-01', minutes: 600 }],
  ['2026-11-24T04:59:00Z', { day: '2026-11-23', minutes: 1439 }],
  ['2026-11-24T05:00:00Z', { day: '2026-11-24', minutes: 0 }],
])('wallTimeOf() returns the time in New York at %s', (instant, wall) => {
  expect(wallTimeOf(new Date(instant))).toEqual(wall)
})

it.each([
  ['in winter', '2026-01-15', 600, '2026-01-15T15:00:00.000Z'],
  ['in summer', '2026-07-15', 600, '2026-07-15T14:00:00.000Z'],
  ['before clocks go forward', '2026-03-08', 60, '2026-03-08T06:00:00.000Z'],
  ['in the hour that doesn’t exist', '2026-03-08', 150, '2026-03-08T07:30:00.000Z'],
  ['after clocks go forward', '2026-03-08', 600, '2026-03-08T14:00:00.000Z'],
  ['in the hour that occurs twice', '2026-11-01', 90, '2026-11-01T05:30:00.000Z'],
  ['after clocks go back', '2026-11-01', 600, '2026-11-01T15:00:00.000Z'],
])('instantOf() converts a time in New York to UTC: %s', (_, day, minutes, instant) => {
  expect(instantOf({ day, minutes }).toISOString()).toBe(instant)
})

it('formatMoment() formats an instant with EST or EDT', () => {
  expect(formatMoment(new Date('2026-11-23T15:00:00Z'))).toBe(
    'Monday, November\u00a023, 2026, 10:00\u00a0AM\u00a0EST',
  )
  expect(formatMoment(new Date('2026-07-01T14:00:00Z'))).toBe(
    'Wednesday, July\u00a01, 2026, 10:00\u00a0AM\u00a0EDT',
  )
})
