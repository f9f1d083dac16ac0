import { expect, it } from 'vitest'
import { plans } from '@/content/pricing/plans'
import { hosting, setup } from '@/content/pricing/required-add-ons'
import { cheapestPlan, monthlyCost, type PricedPlan } from '@/features/pricing/plan-costs'
import { monthLine, startLine } from '@/features/pricing/plan-lines'
import { formatPrice } from '@/lib/money'

const [hostedPlan = ''] = hosting.requiredForPlans ?? []
const hostingCents = hosting.priceCents

// These sample plans keep the tests independent of the owner's prices.
const sixty: PricedPlan = { name: hostedPlan, priceCents: 24_00, includedVehicles: 60 }
const twenty: PricedPlan = { name: hostedPlan, priceCents: 26_00, includedVehicles: 20 }
const upToTwenty: PricedPlan = { ...twenty, name: 'Without hosting', isUpTo: true }
const custom: PricedPlan = { name: 'Custom', priceCents: 0, includedVehicles: undefined }

it.each([
  ['the plan’s whole capacity', sixty, undefined, 1440_00, hostingCents],
  ['the whole capacity even for fewer vehicles', sixty, 1, 1440_00, hostingCents],
  ['each extra vehicle at the plan’s price', sixty, 61, 1464_00, hostingCents],
  ['no hosting if the plan doesn’t require it', upToTwenty, 20, 520_00, 0],
])('a plan’s monthly cost includes %s', (_, plan, vehicles, planCents, hostingCents) => {
  const totalCents = planCents + hostingCents
  expect(monthlyCost(plan, vehicles)).toEqual({ planCents, hostingCents, totalCents })
})

it('a plan’s monthly cost is undefined for Custom, and for more vehicles than the plan allows', () => {
  expect(monthlyCost(upToTwenty, 21)).toBeUndefined()
  expect([monthlyCost(custom, 60), monthLine(custom), startLine(custom)]).toEqual(Array(3).fill(undefined))
})

it('every plan except Self-Serve Plus requires hosting', () => {
  const without = plans.filter(({ name }) => !hosting.requiredForPlans?.includes(name))
  expect(without.map(({ id }) => id)).toEqual(['self-serve-plus'])
})

it.each([
  [1, upToTwenty],
  [20, upToTwenty],
  [21, twenty],
  [56, sixty],
  [61, sixty],
])('cheapestPlan() finds the cheapest plan for %i vehicles a month', (vehicles, plan) => {
  expect(cheapestPlan([twenty, upToTwenty, custom, sixty], vehicles)).toBe(plan)
})

it('cheapestPlan() chooses the plan with more vehicles if two cost the same, and never chooses Custom', () => {
  const small = { name: 'Small', priceCents: 20_00, includedVehicles: 40 }
  const large = { name: 'Large', priceCents: 20_00, includedVehicles: 50 }
  expect(cheapestPlan([small, large], 50)).toBe(large)
  expect(cheapestPlan([large, small], 50)).toBe(large)
  expect(cheapestPlan([custom], 50)).toBeUndefined()
})

it('monthLine() and startLine() state a plan’s full price, including setup and hosting (RULINGS section 9)', () => {
  const once = `${formatPrice(setup.priceCents)} once to start`
  expect(monthLine(sixty)).toBe('$1,440 a month for 60 vehicles')
  expect(startLine(sixty)).toBe(`+ ${formatPrice(hostingCents)} hosting, ${once}`)
  expect(monthLine(upToTwenty)).toBe('$520 a month for up to 20 vehicles')
  expect(startLine(upToTwenty)).toBe(`+ ${once}`)
})
