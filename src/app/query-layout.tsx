import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { queriesLoaded, queryClient } from '@/lib/query-client'

/** Hydration and prerendering wait for the page's queries. A client-side navigation shows skeletons instead. */
export type QueryData = { queriesLoaded: () => Promise<void> }

export function loader(): QueryData {
  return { queriesLoaded }
}

/** Wraps only the pages with queries, so other pages don't load TanStack Query. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
