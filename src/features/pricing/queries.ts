import { queryOptions } from '@tanstack/react-query'
import { planCardCopy } from '@/content/pricing/plan-card-copy'
import type { Plan } from '@/content/pricing/plans'
import { monthLine, startLine } from './plan-lines'

export type PlanOffer = Plan & {
  isPopular: boolean
  monthLine: string | undefined
  startLine: string | undefined
}

export type PlanPage = 'pricing' | 'allPlans'

type PlanData = typeof import('@/content/pricing/plans')

/** SPEC section 2: /pricing offers the three recommended plans, and /all-plans offers all except Custom. */
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

/** Returns 'Choose {plan}', or 'Choose Plan' for Custom (SPEC section 2, Pricing). */
export function chooseLabel({ name }: Pick<Plan, 'name'>) {
  return planCardCopy.choose(name === 'Custom' ? 'Plan' : name)
}

export function plansQuery(page: PlanPage) {
  return queryOptions({
    queryKey: ['plans', page],
    queryFn: async () => offersFor(page, await import('@/content/pricing/plans')),
  })
}

export const addOnsQuery = queryOptions({
  queryKey: ['add-ons'],
  queryFn: async () => (await import('@/content/pricing/add-ons')).addOns,
})

export const comparisonQuery = queryOptions({
  queryKey: ['plan-comparison'],
  queryFn: async () => (await import('@/content/pricing/plan-comparison')).comparison,
})
