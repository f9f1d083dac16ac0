import { planCardCopy } from '@/content/pricing/plan-card-copy'
import { setup } from '@/content/pricing/required-add-ons'
import { formatPrice } from '@/lib/money'
import { monthlyCost, type PricedPlan } from './plan-costs'

/** Returns, for example, { price: '$1,440', text: 'a month for 60 vehicles' }, or undefined for Custom. */
export function monthPrice(plan: PricedPlan) {
  const cost = monthlyCost(plan)
  if (!cost || plan.includedVehicles === undefined) return undefined
  const vehicles = planCardCopy.vehicles(plan.includedVehicles, plan.isUpTo ?? false)
  return { price: formatPrice(cost.planCents), text: planCardCopy.month(vehicles) }
}

/** Returns, for example, '$1,440 a month for 60 vehicles', or undefined for Custom. */
export function monthLine(plan: PricedPlan): string | undefined {
  const month = monthPrice(plan)
  return month && `${month.price} ${month.text}`
}

/** Returns, for example, '+ $189.99 hosting, $499 once to start', or undefined for Custom. */
export function startLine(plan: PricedPlan): string | undefined {
  const cost = monthlyCost(plan)
  if (!cost) return undefined
  const fees = [planCardCopy.setup(formatPrice(setup.priceCents))]
  if (cost.hostingCents > 0) fees.unshift(planCardCopy.hosting(formatPrice(cost.hostingCents)))
  return `+ ${fees.join(', ')}`
}
