import { expect, it } from 'vitest'
import { nextPlan } from '@/features/pricing/quote/next-plan'

// At 50: 100 × 22.50 = 2250.00 against 60 × 23.50 = 1410.00. With 34 extra vehicles at 24.50 Performance 60 comes to
// 2243.00, with 35 (95 vehicles) to 2267.50: from there on the larger plan is the cheaper one.
it('says what the next plan costs at this count, and from which count on it is cheaper', () => {
  expect(nextPlan(50)).toMatchObject({
    plan: { name: 'Signature Plus 100' },
    cents: 2250_00,
    moreCents: 840_00,
    cheaperFrom: 95,
  })
})

it.each([
  // 980.00 + 17 × 26.50 = 1430.50 > 1410.00 from 57 vehicles on, which is 60 in steps of 5
  [40, 'Performance 60', 60],
  // 2250.00 + 32 × 23.50 = 3002.00 > 2998.50 from 132 vehicles on, which is 135
  [100, 'Enterprise 150', 135],
])('%i vehicles: %s is cheaper from %i on', (vehicles, name, from) => {
  expect(nextPlan(vehicles)).toMatchObject({ plan: { name }, cheaperFrom: from })
})

it('knows nothing above the largest plan', () => {
  expect(nextPlan(155)).toBeUndefined()
})
