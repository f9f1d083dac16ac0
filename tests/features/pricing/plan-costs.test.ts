import { describe, expect, it } from 'vitest'
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

describe('a plan’s monthly cost', () => {
  it('includes the plan’s whole capacity, and charges each extra vehicle at the plan’s price', () => {
    const whole = { planCents: 1440_00, hostingCents, totalCents: 1440_00 + hostingCents }
    expect(monthlyCost(sixty)).toEqual(whole)
    expect(monthlyCost(sixty, 1)).toEqual(whole)
    expect(monthlyCost(sixty, 60)).toEqual(whole)
    expect(monthlyCost(sixty, 61)).toEqual({
      planCents: 1464_00,
      hostingCents,
      totalCents: 1464_00 + hostingCents,
    })
  })

  it('excludes hosting if the plan doesn’t require it, and is undefined above the plan’s limit', () => {
    expect(monthlyCost(upToTwenty, 20)).toEqual({ planCents: 520_00, hostingCents: 0, totalCents: 520_00 })
    expect(monthlyCost(upToTwenty, 21)).toBeUndefined()
  })

  it('is undefined for Custom', () => {
    expect(monthlyCost(custom, 60)).toBeUndefined()
    expect(monthLine(custom)).toBeUndefined()
    expect(startLine(custom)).toBeUndefined()
  })

  it('includes hosting for every plan except Self-Serve Plus', () => {
    const without = plans.filter(({ name }) => !hosting.requiredForPlans?.includes(name))
    expect(without.map(({ id }) => id)).toEqual(['self-serve-plus'])
  })
})

describe('the cheapest plan', () => {
  it.each([
    [1, upToTwenty, 520_00],
    [20, upToTwenty, 520_00],
    [21, twenty, 546_00 + hostingCents],
    [56, sixty, 1440_00 + hostingCents],
    [61, sixty, 1464_00 + hostingCents],
  ])('is found for a monthly count of %i', (vehicles, plan, totalCents) => {
    expect(cheapestPlan([twenty, upToTwenty, custom, sixty], vehicles)).toBe(plan)
    expect(monthlyCost(plan, vehicles)?.totalCents).toBe(totalCents)
  })

  it('is the one that includes more vehicles if two cost the same', () => {
    const small = { name: 'Small', priceCents: 20_00, includedVehicles: 40 }
    const large = { name: 'Large', priceCents: 20_00, includedVehicles: 50 }
    expect(cheapestPlan([small, large], 50)).toBe(large)
    expect(cheapestPlan([large, small], 50)).toBe(large)
  })

  it('is undefined if no plan has a price', () => {
    expect(cheapestPlan([custom], 50)).toBeUndefined()
  })
})

it('states a plan’s full price, including setup and hosting (RULINGS section 9)', () => {
  const once = `${formatPrice(setup.priceCents)} once to start`
  expect(monthLine(sixty)).toBe('$1,440 a month for 60 vehicles')
  expect(startLine(sixty)).toBe(`+ ${formatPrice(hostingCents)} hosting, ${once}`)
  expect(monthLine(upToTwenty)).toBe('$520 a month for up to 20 vehicles')
  expect(startLine(upToTwenty)).toBe(`+ ${once}`)
})
