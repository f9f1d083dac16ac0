import type { Plan, PlanId } from '@/content/plans'

/** A plan as one page offers it: each page has a favorite of its own. */
export type PlanOffer = Plan & { isPopular: boolean }

export type PlanPage = 'pricing' | 'allPlans'

type PlanData = {
  plans: ReadonlyArray<Plan>
  recommendedPlanIds: ReadonlyArray<string>
  popularPlanId: Record<PlanPage, PlanId>
}

/** /pricing offers the three recommended plans, /all-plans every one that is not named Custom. SPEC section 2. */
export function offersFor(
  page: PlanPage,
  { plans, recommendedPlanIds, popularPlanId }: PlanData,
): ReadonlyArray<PlanOffer> {
  return plans
    .filter(({ id, name }) => (page === 'pricing' ? recommendedPlanIds.includes(id) : name !== 'Custom'))
    .map((plan): PlanOffer => ({ ...plan, isPopular: plan.id === popularPlanId[page] }))
}

/** 'Choose {plan}', and 'Choose Plan' for Custom. SPEC section 2, Pricing. */
export function chooseLabel({ name }: Pick<Plan, 'name'>) {
  return name === 'Custom' ? 'Choose Plan' : `Choose ${name}`
}

/** How many vehicles a plan holds, in words; undefined where that is agreed on. */
export function vehiclesIncluded({ includedVehicles, isUpTo }: Pick<Plan, 'includedVehicles' | 'isUpTo'>) {
  if (includedVehicles === undefined) return undefined
  return `${isUpTo ? 'Up to ' : ''}${includedVehicles} vehicles included`
}
