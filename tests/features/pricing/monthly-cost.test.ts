import { describe, expect, it } from 'vitest'
import { plans } from '@/content/plans/plans'
import { cheapestPlan, monthlyCost, setupCents } from '@/features/pricing/quote/monthly-cost'
import { monthLine, startLine } from '@/features/pricing/quote/price-lines'

function planNamed(name: string) {
  const plan = plans.find((each) => each.name === name)
  if (!plan) throw new Error(`no plan ${name}`)
  return plan
}

describe('what a plan costs a month', () => {
  it('bills the whole capacity, and every vehicle above it at the price of the plan', () => {
    const performance = planNamed('Performance 60')
    const hostingCents = 189_99
    expect(monthlyCost(performance)).toEqual({ planCents: 1440_00, hostingCents, totalCents: 1629_99 })
    expect(monthlyCost(performance, 1)).toEqual(monthlyCost(performance))
    expect(monthlyCost(performance, 60)).toEqual(monthlyCost(performance))
    expect(monthlyCost(performance, 61)).toEqual({ planCents: 1464_00, hostingCents, totalCents: 1653_99 })
  })

  it('takes no hosting, and no more than 20 vehicles, on Self-Serve Plus', () => {
    const selfServe = planNamed('Self-Serve Plus')
    expect(monthlyCost(selfServe, 20)).toEqual({ planCents: 520_00, hostingCents: 0, totalCents: 520_00 })
    expect(monthlyCost(selfServe, 21)).toBeUndefined()
  })

  it('has no figure for Custom', () => {
    expect(monthlyCost(planNamed('Custom'), 60)).toBeUndefined()
    expect(monthLine(planNamed('Custom'))).toBeUndefined()
    expect(startLine(planNamed('Custom'))).toBeUndefined()
  })
})

describe('the plan that costs least', () => {
  it.each([
    [1, 'Self-Serve Plus', 520_00],
    [20, 'Self-Serve Plus', 520_00],
    [21, 'Basic Essential 20', 735_99],
    [40, 'Advanced 40', 1189_99],
    [60, 'Performance 60', 1629_99],
    [61, 'Performance 60', 1653_99],
    [100, 'Signature Plus 100', 2389_99],
    [150, 'Enterprise 150', 3339_99],
    [151, 'Enterprise 150', 3360_99],
    [400, 'Enterprise 150', 8589_99],
  ])('for %i vehicles is %s', (vehicles, name, totalCents) => {
    const plan = cheapestPlan(plans, vehicles)
    expect(plan?.name).toBe(name)
    expect(plan && monthlyCost(plan, vehicles)?.totalCents).toBe(totalCents)
  })

  it('is the one with more vehicles included on a tie', () => {
    const small = { name: 'Small', priceCents: 20_00, includedVehicles: 40 }
    const large = { name: 'Large', priceCents: 20_00, includedVehicles: 50 }
    expect(cheapestPlan([small, large], 50)).toBe(large)
    expect(cheapestPlan([large, small], 50)).toBe(large)
  })

  it('is none where no plan has a figure', () => {
    expect(cheapestPlan([planNamed('Custom')], 50)).toBeUndefined()
  })
})

it('says the whole price as DECISIONS section 9 has it', () => {
  expect(monthLine(planNamed('Performance 60'))).toBe('$1,440 a month for 60 vehicles')
  expect(startLine(planNamed('Performance 60'))).toBe('+ $189.99 hosting, $499 once to start')
  expect(monthLine(planNamed('Self-Serve Plus'))).toBe('$520 a month for up to 20 vehicles')
  expect(startLine(planNamed('Self-Serve Plus'))).toBe('+ $499 once to start')
  expect(setupCents).toBe(499_00)
})
