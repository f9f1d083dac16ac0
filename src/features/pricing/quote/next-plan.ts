import { type CalculatorPlan, calculatorPlans, vehicleRange } from '@/content/pricing/calculator'
import { planCents, planFor } from './quote'

export type NextPlan = {
  plan: CalculatorPlan
  /** US cents a month for the quoted count, plan alone. */
  cents: number
  /** US cents more than the quoted plan; negative where it is less. */
  moreCents: number
  /** The first count at which it costs less than the quoted plan with extra vehicles; undefined where there is none. */
  cheaperFrom: number | undefined
}

/** What the next larger plan would cost at this count; undefined for the largest. */
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

/** Every count that can be quoted, smallest first. */
export const vehicleCounts: ReadonlyArray<number> = Array.from(
  { length: (max - min) / step + 1 },
  (_, index) => min + index * step,
)
