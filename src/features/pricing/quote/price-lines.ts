import { planCardCopy } from '@/content/plans/plan-cards'
import { formatPrice } from '@/lib/money'
import { monthlyCost, type PricedPlan, setupCents } from './monthly-cost'

/** '$1,440 a month for 60 vehicles'; undefined for Custom. */
export function monthLine(plan: PricedPlan): string | undefined {
  const cost = monthlyCost(plan)
  if (!cost || plan.includedVehicles === undefined) return undefined
  const vehicles = planCardCopy.vehicles(plan.includedVehicles, plan.isUpTo ?? false)
  return planCardCopy.month(formatPrice(cost.planCents), vehicles)
}

/** '+ $189.99 hosting, $499 once to start', without hosting for Self-Serve Plus; undefined for Custom. */
export function startLine(plan: PricedPlan): string | undefined {
  const cost = monthlyCost(plan)
  if (!cost) return undefined
  const fees = [planCardCopy.setup(formatPrice(setupCents))]
  if (cost.hostingCents > 0) fees.unshift(planCardCopy.hosting(formatPrice(cost.hostingCents)))
  return `+ ${fees.join(', ')}`
}
