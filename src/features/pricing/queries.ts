import { type FetchQueryOptions, queryOptions } from '@tanstack/react-query'
import { isPrerendered } from '@/lib/hydration'
import { queryClient } from '@/lib/query-client'
import { offersFor, type PlanPage } from './plan-offers'

/** The plans that a page offers, in order of size. */
export function plansQuery(page: PlanPage) {
  return queryOptions({
    queryKey: ['plans', page],
    queryFn: async () => offersFor(page, await import('@/content/plans')),
  })
}

export const addOnsQuery = queryOptions({
  queryKey: ['add-ons'],
  queryFn: async () => (await import('@/content/add-ons')).addOns,
})

export const comparisonQuery = queryOptions({
  queryKey: ['plan-comparison'],
  queryFn: async () => (await import('@/content/plan-comparison')).comparison,
})

type AnyQuery = Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>

/**
 * Fetches what a prerendered page shows before its first render, so that it does not flash back to a skeleton. Does
 * nothing on client-side navigation: there the page appears at once and its skeletons stand until the data is here.
 */
export async function haveAtHand(...queries: ReadonlyArray<unknown>) {
  if (!isPrerendered()) return
  await Promise.all(queries.map((query) => queryClient.prefetchQuery(query as AnyQuery)))
}
