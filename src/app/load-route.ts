import type { FetchQueryOptions } from '@tanstack/react-query'
import type { RouteMatch, RouteObject } from 'react-router-dom'
import { queryClient } from '@/lib/query-client'

/** What a page module may export as `handle`. */
type PageHandle = {
  /** Fetched before the page is prerendered or hydrated, so that neither shows a skeleton. */
  queries: ReadonlyArray<FetchQueryOptions>
}

/**
 * Loads a page's module and data before it is rendered for the first time.
 * React Router's way to prerender and hydrate lazy routes: https://reactrouter.com/start/data/custom
 */
export async function loadRoute(matches: RouteMatch<string, RouteObject>[] | null) {
  for (const { route } of matches ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    const { queries = [] } = (route.handle as PageHandle | undefined) ?? {}
    await Promise.all(queries.map((query) => queryClient.fetchQuery({ ...query, retry: false })))
  }
}
