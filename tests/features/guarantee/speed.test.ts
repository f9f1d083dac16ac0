import { addDays, localDay } from '@contracts/fields/calendar-day'
import { addBusinessDays } from 'date-fns/addBusinessDays'
import { parseISO } from 'date-fns/parseISO'
import { describe, expect, it } from 'vitest'
import { feedRhythms } from '@/content/guarantee/feed-clock-copy'
import { comparison } from '@/content/pricing/plan-comparison'
import { plans } from '@/content/pricing/plans'
import { deliveryChoices, speedCopy } from '@/content/pricing/speed'
import { type FeedReading, readFeedClock } from '@/features/guarantee/feed-clock'
import { isWeekday, wallTimeOf } from '@/lib/new-york'

const hourMs = 60 * 60_000
const hours = (count: number) => count * 60
const close = hours(17)

// Monday to Sunday, and the weekends on which clocks change.
const days = [...daysFrom('2026-11-16', 7), ...daysFrom('2026-03-06', 3), ...daysFrom('2026-10-30', 3)]
const sessionEnds = [hours(8), hours(14) + 30, close - 1, close, close + 1, hours(23) + 59]
const updateTimes = [0, hours(6), close, close + 1, hours(23)]

type Feed = { updateMinutes: number; everyHours: number; weekdaysOnly: boolean }
type Case = { plan: string; day: string; minutes: number; feed: Feed; reading: FeedReading }

const cases: ReadonlyArray<Case> = days.flatMap((day) =>
  sessionEnds.flatMap((minutes) =>
    feedRhythms.flatMap((rhythm) =>
      updateTimes.flatMap((at) => casesOf(day, minutes, { ...rhythm, updateMinutes: at })),
    ),
  ),
)

function casesOf(day: string, minutes: number, feed: Feed): Case[] {
  const readings = {
    'same-day': readFeedClock({ day, minutes }, feed, 'same-day'),
    'next-day': readFeedClock({ day, minutes }, feed, 'next-day'),
  }
  return deliveryChoices.map((choice) => ({
    plan: choice.id,
    day,
    minutes,
    feed,
    reading: readings[choice.day],
  }))
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

const nextDayPlans = ['self-serve-plus', 'basic-essential-20']
const isNextDay = ({ plan }: Case) => nextDayPlans.includes(plan)

/** By the definition's words alone, day by day: the code under test isn't used. */
function deliveryDay(one: Case): string {
  const endsLater = !isWeekday(one.day) || one.minutes > close
  const session = endsLater ? businessDayAfter(one.day) : one.day
  return isNextDay(one) ? businessDayAfter(session) : session
}

function businessDayAfter(day: string): string {
  return localDay(addBusinessDays(parseISO(day), 1))
}

function isScheduled({ feed }: Case, instant: Date): boolean {
  const { day, minutes } = wallTimeOf(instant)
  const isDay = !feed.weekdaysOnly || isWeekday(day)
  return isDay && (minutes - feed.updateMinutes) % (feed.everyHours * 60) === 0
}

describe(`the next feed update, in ${cases.length.toLocaleString('en-US')} combinations of plan, session end, feed and weekday`, () => {
  it('is a scheduled update after the close of the plan’s delivery day', () => {
    const wrong = cases.filter((one) => {
      const { closesAt, updatesAt } = one.reading
      const closing = wallTimeOf(closesAt)
      return (
        closing.day !== deliveryDay(one) ||
        closing.minutes !== close ||
        updatesAt <= closesAt ||
        !isScheduled(one, updatesAt)
      )
    })
    expect(wrong).toEqual([])
  })

  it('is the first of them', () => {
    const wrong = cases.filter((one) => {
      const { closesAt, updatesAt } = one.reading
      // All feeds here repeat by whole hours, across a change of clocks, too.
      for (let ms = updatesAt.getTime() - hourMs; ms > closesAt.getTime(); ms -= hourMs)
        if (isScheduled(one, new Date(ms))) return true
      return false
    })
    expect(wrong).toEqual([])
  })
})

describe('no sentence on the site disagrees', () => {
  const text = (id: string) => speedCopy.rows.find((row) => row.id === id)

  it('in the speed table, which has each plan once under its delivery day', () => {
    for (const { id, label, day } of deliveryChoices.filter((choice) => !choice.id.endsWith('-priority'))) {
      const rows = speedCopy.rows.filter(({ what }) => what.split(', ').includes(label))
      expect(rows, label).toHaveLength(1)
      expect(rows[0]?.text, label).toContain(
        day === 'next-day' ? 'the business day after the session' : 'day of the session',
      )
      expect(day === 'next-day', label).toBe(nextDayPlans.includes(id))
    }
    expect(text('priority-processing')?.what).toBe(
      'Performance 60, Signature 80, Signature Plus 100, Enterprise 150',
    )
    expect(text('guaranteed')?.text).toMatch(
      /first scheduled update .* after 5:00 PM on your plan’s delivery day/,
    )
  })

  it('on the plans and in their comparison', () => {
    const delivery = comparison.rows.find(({ id }) => id === 'delivery')
    comparison.plans.forEach(({ id, features }, column) => {
      const isSlow = nextDayPlans.includes(id)
      expect(delivery?.coverage[column]).toBe(isSlow ? 'Next business day' : 'Same day')
      expect(features.includes('Same day delivery') && isSlow).toBe(false)
      expect(features.includes('Next day delivery')).toBe(isSlow)
    })
    const priority = comparison.rows.find(({ label }) => label === 'Priority processing')
    expect(priority?.coverage).toEqual([false, false, false, true, true, true, true])
    for (const { id, features } of plans)
      if (comparison.plans.some((plan) => plan.id === id))
        expect(
          features.some((feature) => feature === 'Priority processing'),
          id,
        ).toBe(priority?.coverage[comparison.plans.findIndex((plan) => plan.id === id)])
  })
})
