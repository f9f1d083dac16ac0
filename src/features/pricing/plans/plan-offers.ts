import { planCardCopy } from '@/content/plans/plan-cards'
import type { Plan, PlanId } from '@/content/plans/plans'
import { monthLine, startLine } from '@/features/pricing/quote/price-lines'

/** A plan as one page offers it: each page has a favorite of its own. */
export type PlanOffer = Plan & {
  isPopular: boolean
  /** '$1,440 a month for 60 vehicles'; undefined for Custom. */
  monthLine: string | undefined
  /** '+ $189.99 hosting, $499 once to start'; undefined for Custom. */
  startLine: string | undefined
}

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
    .map(
      (plan): PlanOffer => ({
        ...plan,
        isPopular: plan.id === popularPlanId[page],
        monthLine: monthLine(plan),
        startLine: startLine(plan),
      }),
    )
}

/** 'Choose {plan}', and 'Choose Plan' for Custom. SPEC section 2, Pricing. */
export function chooseLabel({ name }: Pick<Plan, 'name'>) {
  return planCardCopy.choose(name === 'Custom' ? 'Plan' : name)
}
