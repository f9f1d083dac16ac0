import { queryOptions } from '@tanstack/react-query'
import { offersFor, type PlanPage } from './plans/plan-offers'

/** The plans that a page offers. */
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
