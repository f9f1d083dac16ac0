import { addDays, localDay } from '@shared/contracts/fields/calendar-day'
import { addBusinessDays } from 'date-fns/addBusinessDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { parseISO } from 'date-fns/parseISO'
import { describe, expect, it } from 'vitest'
import { feedRhythms } from '@/content/guarantee/feed-clock-copy'
import { conditions } from '@/content/guarantee/guarantee'
import { speedCopy } from '@/content/guarantee/speed'
import { addOns } from '@/content/pricing/add-ons'
import { deliveryChoices } from '@/content/pricing/delivery-days'
import { firstMonth } from '@/content/pricing/first-month'
import { comparison } from '@/content/pricing/plan-comparison'
import { plans } from '@/content/pricing/plans'
import { pricingFaq } from '@/content/pricing/pricing-faq'
import { type FeedReading, readFeedClock } from '@/features/guarantee/feed-clock'
import { isWeekday, wallTimeOf } from '@/lib/new-york'

const hourMs = 60 * 60_000
const hours = (count: number) => count * 60
const close = hours(17)

// A week from Monday to Sunday, and the weekends when clocks change.
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

/** Computes the delivery day from its definition, without the code under test. */
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

describe(`the guaranteed feed update, in ${cases.length.toLocaleString('en-US')} combinations of plan, session end, feed and weekday`, () => {
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

  it('is the first update after that close', () => {
    const wrong = cases.filter((one) => {
      const { closesAt, updatesAt } = one.reading
      // Updates of these feeds are a whole number of hours apart, even across a clock change.
      for (let ms = updatesAt.getTime() - hourMs; ms > closesAt.getTime(); ms -= hourMs)
        if (isScheduled(one, new Date(ms))) return true
      return false
    })
    expect(wrong).toEqual([])
  })
})

describe('the delivery day of each plan is stated correctly', () => {
  const text = (id: string) => speedCopy.rows.find((row) => row.id === id)
  const nameOf = (id: string) => plans.find((plan) => plan.id === id)?.name ?? id

  it('in the speed table', () => {
    const named = deliveryChoices.filter(({ id }) => !id.endsWith('-priority'))
    for (const { id, label, day } of named) expect(day === 'next-day', label).toBe(nextDayPlans.includes(id))
    expect(text('next-day')).toMatchObject({
      what: nextDayPlans.map(nameOf).join(', '),
      text: 'The business day after the session.',
    })
    expect(text('same-day')?.what).toBe(`${nameOf('advanced-40')} and up`)
    expect(text('same-day')?.text).toMatch(/^The day of the session\. Performance 60 and up are edited ahead/)
    expect(named.map(({ id }) => id).slice(0, nextDayPlans.length)).toEqual(nextDayPlans)
    expect(speedCopy.guaranteed).toMatch(
      /first scheduled update .* after 5:00 PM on your plan’s delivery day/,
    )
  })

  it('in the plans and the comparison', () => {
    const delivery = comparison.rows.find(({ id }) => id === 'delivery')
    comparison.plans.forEach(({ id, features }, column) => {
      const isSlow = nextDayPlans.includes(id)
      expect(delivery?.coverage[column]).toBe(isSlow ? 'Next business day' : 'Same day')
      expect(features.includes('Same day delivery') && isSlow).toBe(false)
      expect(features.includes('Next day delivery')).toBe(isSlow)
      // The speed table mentions this feature in the row of same-day plans, so no next-day plan may have it.
      expect(features.includes('Priority processing') && isSlow).toBe(false)
    })
    const priority = comparison.rows.find(({ label }) => label === 'Priority processing')
    const first = comparison.plans.findIndex(({ id }) => id === 'performance-60')
    expect(priority?.coverage).toEqual(comparison.plans.map((_, column) => column >= first))
    for (const { id, features } of plans)
      if (comparison.plans.some((plan) => plan.id === id))
        expect(
          features.some((feature) => feature === 'Priority processing'),
          id,
        ).toBe(priority?.coverage[comparison.plans.findIndex((plan) => plan.id === id)])
  })

  it('in the terms and the FAQ', () => {
    const answer = pricingFaq.find(({ id }) => id === 'turnaround')?.answer
    const condition = conditions.find(({ id }) => id === 'feed-update')?.text
    for (const sentence of [answer, condition]) {
      expect(sentence).toMatch(/after (the close, )?5:00 PM/)
      expect(sentence).toContain(`the next business day on ${nextDayPlans.map(nameOf).join(' and ')}`)
      expect(sentence).toContain(`the day of the session on ${nameOf('advanced-40')} and up`)
    }
    expect(addOns.find(({ id }) => id === 'priority-turnaround')?.description).toContain(
      'the day of the session',
    )
  })

  it('in the 30-day timeline', () => {
    const dayOf = (title: string) =>
      Number(firstMonth.steps.find((step) => step.title === title)?.day.match(/\d+/)?.[0])
    const allowed = dayOf('Online') - dayOf('First session')
    const wrong = cases.filter(({ day, minutes, feed, reading }) => {
      const isOrdinary = isWeekday(day) && minutes <= close && !feed.weekdaysOnly
      // Friday sessions are left out, because next-day plans deliver them only on Monday.
      const isWithinWeek = isWeekday(businessDayAfter(day)) && parseISO(businessDayAfter(day)).getDay() > 1
      const taken = differenceInCalendarDays(parseISO(wallTimeOf(reading.updatesAt).day), parseISO(day))
      return isOrdinary && isWithinWeek && taken > allowed
    })
    expect(wrong).toEqual([])
  })
})

it('“and up” follows the first plan that has the feature', () => {
  const sentences = Object.values(import.meta.glob('/src/content/**/*.ts', { eager: true })).flatMap(
    stringsIn,
  )
  const firstPlans = comparison.rows.flatMap(({ coverage }) =>
    comparison.plans.flatMap(({ name }, column) => (coverage[column] !== coverage[column - 1] ? name : [])),
  )
  const named = sentences.flatMap((text) => [...text.matchAll(/((?:[A-Z]\w+ )+\d+) and up\b/g)])
  expect(named.length).toBeGreaterThan(5)
  for (const [text, name] of named) expect(firstPlans, text).toContain(name?.replace(/^On /, ''))
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsIn)
  return []
}
