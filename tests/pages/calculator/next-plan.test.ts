import { expect, it } from 'vitest'
import { vehicleRange } from '@/content/pricing/calculator'
import { nextPlan } from '@/pages/calculator/next-plan'
import { planCents, planFor } from '@/pages/calculator/quote'

it.each([
  [40, 'Performance 60'],
  [50, 'Signature Plus 100'],
  [100, 'Enterprise 150'],
])('nextPlan(%i) returns %s, its cost and its break-even count', (vehicles, name) => {
  const current = planFor(vehicles)
  const next = nextPlan(vehicles)
  expect(next?.plan.name).toBe(name)
  if (!next?.cheaperFrom) throw new Error('The next plan is never cheaper')
  const moreAt = (count: number) => planCents(next.plan, count) - planCents(current, count)
  expect(next.cents).toBe(next.plan.cap * next.plan.priceCents)
  expect(next.moreCents).toBe(moreAt(vehicles))
  expect(moreAt(next.cheaperFrom)).toBeLessThan(0)
  expect(moreAt(next.cheaperFrom - vehicleRange.step)).toBeGreaterThanOrEqual(0)
})

it('nextPlan() returns undefined above the largest plan', () => {
  expect(nextPlan(155)).toBeUndefined()
})
