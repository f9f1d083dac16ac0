import { deferred } from '@/lib/deferred'
import { offersFor, type PlanPage } from './plan-offers'

const plansOf = (page: PlanPage) => deferred(async () => offersFor(page, await import('@/content/plans')))

/** The plans that each page offers, in order of size. */
export const planLists = {
  pricing: plansOf('pricing'),
  allPlans: plansOf('allPlans'),
} satisfies Record<PlanPage, unknown>

export const addOnList = deferred(async () => (await import('@/content/add-ons')).addOns)
