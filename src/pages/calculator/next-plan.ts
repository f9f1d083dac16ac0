import { type CalculatorPlan, calculatorPlans, vehicleRange } from '@/content/pricing/calculator'
import { planCents, planFor } from './quote'

export type NextPlan = {
  plan: CalculatorPlan
  /** In US cents per month for this vehicle count, without add-ons. */
  cents: number
  /** In US cents per month. Negative if this plan is cheaper than the quoted one. */
  moreCents: number
  /** The smallest vehicle count at which this plan costs less than the quoted plan with extra vehicles. */
  cheaperFrom: number | undefined
}

export function nextPlan(vehicles: number): NextPlan | undefined {
  const current = planFor(vehicles)
  const plan = calculatorPlans[calculatorPlans.indexOf(current) + 1]
  if (!plan) return undefined
  const cents = planCents(plan, vehicles)
  return {
    plan,
    cents,
    moreCents: cents - planCents(current, vehicles),
    cheaperFrom: vehicleCounts.find((count) => planCents(plan, count) < planCents(current, count)),
  }
}

const { min, max, step } = vehicleRange

export const vehicleCounts: ReadonlyArray<number> = Array.from(
  { length: (max - min) / step + 1 },
  (_, index) => min + index * step,
)
