import { offersFor, type PlanPage } from '@/features/pricing/plans/plan-offers'
import { deferred } from '@/lib/loading/deferred'

const plansOf = (page: PlanPage) =>
  deferred(async () => offersFor(page, await import('@/content/plans/plans')))

export const planLists = {
  pricing: plansOf('pricing'),
  allPlans: plansOf('allPlans'),
} satisfies Record<PlanPage, unknown>

export const addOnList = deferred(async () => (await import('@/content/pricing/add-ons')).addOns)
