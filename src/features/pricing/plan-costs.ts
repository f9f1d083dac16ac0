import type { Plan } from '@/content/pricing/plans'
import { hosting } from '@/content/pricing/required-add-ons'

// The calculator doesn't use these costs, because it has its own price table (SPEC section 2).

export type PricedPlan = Pick<Plan, 'name' | 'priceCents' | 'includedVehicles' | 'isUpTo'>

type MonthlyCost = {
  planCents: number
  /** 0 for a plan that doesn't require hosting. */
  hostingCents: number
  totalCents: number
}

/**
 * Multiplies the plan's price by the number of vehicles, or by the number of included vehicles if that's larger, and
 * adds hosting if the plan requires it (RULINGS section 9).
 * @returns undefined for Custom, and for more vehicles than Self-Serve Plus allows
 */
export function monthlyCost(plan: PricedPlan, vehicles = plan.includedVehicles): MonthlyCost | undefined {
  const { priceCents, includedVehicles, isUpTo = false } = plan
  if (includedVehicles === undefined || vehicles === undefined) return undefined
  if (isUpTo && vehicles > includedVehicles) return undefined
  const planCents = priceCents * Math.max(includedVehicles, vehicles)
  const hostingCents = hostingCentsOf(plan)
  return { planCents, hostingCents, totalCents: planCents + hostingCents }
}

/** In a tie, the plan that includes more vehicles wins (RULINGS section 9). */
export function cheapestPlan<P extends PricedPlan>(plans: ReadonlyArray<P>, vehicles: number): P | undefined {
  const priced = plans.flatMap((plan) => {
    const cost = monthlyCost(plan, vehicles)
    return cost ? [{ plan, cents: cost.totalCents, included: plan.includedVehicles ?? 0 }] : []
  })
  return priced.sort((a, b) => a.cents - b.cents || b.included - a.included)[0]?.plan
}

function hostingCentsOf({ name }: Pick<Plan, 'name'>): number {
  const plans: ReadonlyArray<string> | undefined = hosting.requiredForPlans
  return plans === undefined || plans.includes(name) ? hosting.priceCents : 0
}
