import { addDays } from '@shared/contracts/fields/calendar-day'
import { expect, it } from 'vitest'
import { conditions } from '@/content/guarantee/guarantee'
import { speedCopy } from '@/content/guarantee/speed'
import { firstMonth } from '@/content/pricing/first-month'
import { comparison } from '@/content/pricing/plan-comparison'
import { pricingFaq } from '@/content/pricing/pricing-faq'
import { readFeedClock } from '@/features/guarantee/feed-clock'
import { wallTimeOf } from '@/lib/new-york'

it('the speed table, the terms and the FAQ state each plan’s delivery day', () => {
  expect(speedCopy.rows.map(({ what, when }) => [what, when]).slice(0, 2)).toEqual([
    ['Advanced 40 and up', 'Same day delivery'],
    ['Self-Serve Plus, Basic Essential 20', 'Next day delivery'],
  ])
  expect(speedCopy.rows[0]?.text).toMatch(/^The day of the session\. Performance 60 and up are edited ahead/)
  const answer = pricingFaq.find(({ id }) => id === 'turnaround')?.answer
  const condition = conditions.find(({ id }) => id === 'feed-update')?.text
  for (const sentence of [answer, condition]) {
    expect(sentence).toMatch(/after (the close, )?5:00 PM/)
    expect(sentence).toContain('the next business day on Self-Serve Plus and Basic Essential 20')
    expect(sentence).toContain('the day of the session on Advanced 40 and up')
  }
})

it('the 30-day timeline puts the first photos online after next-day delivery and the next daily feed update', () => {
  const dayOf = (title: string) =>
    Number(firstMonth.steps.find((step) => step.title === title)?.day.match(/\d+/)?.[0])
  const feed = { updateMinutes: 17 * 60, everyHours: 24, weekdaysOnly: false }
  const { updatesAt } = readFeedClock({ day: '2026-11-16', minutes: 17 * 60 }, feed, 'next-day')
  const online = addDays('2026-11-16', dayOf('Online') - dayOf('First session'))
  expect(wallTimeOf(updatesAt).day).toBe(online)
})

it('the copy says “and up” only after a plan at which the comparison table changes', () => {
  const content = JSON.stringify(import.meta.glob('/src/content/**/*.ts', { eager: true }))
  const firstPlans = comparison.rows.flatMap(({ coverage }) =>
    comparison.plans.flatMap(({ name }, column) => (coverage[column] !== coverage[column - 1] ? name : [])),
  )
  const named = [...content.matchAll(/((?:[A-Z]\w+ )+\d+) and up\b/g)]
  expect(named.length).toBeGreaterThan(5)
  for (const [text, name] of named) expect(firstPlans, text).toContain(name?.replace(/^On /, ''))
})
