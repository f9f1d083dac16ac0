import type { Plan } from '@/content/plans/plans'
import { hosting, setup } from '@/content/pricing/required-add-ons'

export type PricedPlan = Pick<Plan, 'name' | 'priceCents' | 'includedVehicles' | 'isUpTo'>

export type MonthlyCost = {
  /** US cents a month for the plan and the vehicles above it. */
  planCents: number
  /** US cents a month; 0 for a plan that doesn't require hosting. */
  hostingCents: number
  /** US cents a month, the sum of both. */
  totalCents: number
}

/**
 * What a plan costs a month for a number of vehicles: plan price × vehicles included, plus plan price × vehicles above
 * them, plus hosting where the plan requires it (DECISIONS section 9; the rates are those of SPEC section 9).
 * @param vehicles a month; by default as many as the plan includes
 * @returns undefined for Custom, and for more vehicles than Self-Serve Plus takes
 */
export function monthlyCost(plan: PricedPlan, vehicles = plan.includedVehicles): MonthlyCost | undefined {
  const { priceCents, includedVehicles, isUpTo = false } = plan
  if (includedVehicles === undefined || vehicles === undefined) return undefined
  if (isUpTo && vehicles > includedVehicles) return undefined
  const planCents = priceCents * Math.max(includedVehicles, vehicles)
  const hostingCents = hostingCentsOf(plan)
  return { planCents, hostingCents, totalCents: planCents + hostingCents }
}

/** The plan that costs least for a number of vehicles; on a tie the one with more vehicles included. DECISIONS section 9. */
export function cheapestPlan<P extends PricedPlan>(plans: ReadonlyArray<P>, vehicles: number): P | undefined {
  const priced = plans.flatMap((plan) => {
    const cost = monthlyCost(plan, vehicles)
    return cost ? [{ plan, cents: cost.totalCents, included: plan.includedVehicles ?? 0 }] : []
  })
  return priced.sort((a, b) => a.cents - b.cents || b.included - a.included)[0]?.plan
}

/** US cents, once, before the first session. */
export const setupCents = setup.priceCents

/** US cents a month. */
function hostingCentsOf({ name }: Pick<Plan, 'name'>): number {
  const plans: ReadonlyArray<string> | undefined = hosting.requiredForPlans
  return plans === undefined || plans.includes(name) ? hosting.priceCents : 0
}
