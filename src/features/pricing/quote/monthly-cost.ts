import type { Plan } from '@/content/plans/plans'
import { hosting, setup } from '@/content/pricing/required-add-ons'

export type PricedPlan = Pick<Plan, 'name' | 'priceCents' | 'includedVehicles' | 'isUpTo'>

export type MonthlyCost = {
  /** All three are US cents a month. */
  planCents: number
  /** 0 for a plan that doesn't require hosting. */
  hostingCents: number
  totalCents: number
}

/**
 * Plan price × vehicles (at least those included), plus hosting where required. DECISIONS section 9.
 * @returns undefined for Custom, and for more vehicles than Self-Serve Plus accepts
 */
export function monthlyCost(plan: PricedPlan, vehicles = plan.includedVehicles): MonthlyCost | undefined {
  const { priceCents, includedVehicles, isUpTo = false } = plan
  if (includedVehicles === undefined || vehicles === undefined) return undefined
  if (isUpTo && vehicles > includedVehicles) return undefined
  const planCents = priceCents * Math.max(includedVehicles, vehicles)
  const hostingCents = hostingCentsOf(plan)
  return { planCents, hostingCents, totalCents: planCents + hostingCents }
}

/** On a tie, the plan with more included vehicles. DECISIONS section 9. */
export function cheapestPlan<P extends PricedPlan>(plans: ReadonlyArray<P>, vehicles: number): P | undefined {
  const priced = plans.flatMap((plan) => {
    const cost = monthlyCost(plan, vehicles)
    return cost ? [{ plan, cents: cost.totalCents, included: plan.includedVehicles ?? 0 }] : []
  })
  return priced.sort((a, b) => a.cents - b.cents || b.included - a.included)[0]?.plan
}

export const setupCents = setup.priceCents

function hostingCentsOf({ name }: Pick<Plan, 'name'>): number {
  const plans: ReadonlyArray<string> | undefined = hosting.requiredForPlans
  return plans === undefined || plans.includes(name) ? hosting.priceCents : 0
}
