import { focusManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { retryMutation, retryQuery } from './retry-rules'

// A hidden tab must not delay a retry. Nothing refetches on focus, so this has no other effect.
focusManager.setFocused(true)

const fiveMinutesMs = 5 * 60_000

/** Defaults of SPEC section 9. Mutations get it as an argument, so pages with a form need no provider. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // Loading errors are logged (SPEC section 7).
    onError: (error, { queryKey }) => console.error(`Could not load ${queryKey.join(' ')}`, error),
  }),
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      staleTime: fiveMinutesMs,
      retry: retryQuery,
    },
    // Being offline is an error to show, not a reason to wait.
    mutations: { retry: retryMutation, networkMode: 'always' },
  },
})

/**
 * Pages' loaders start queries without waiting, so a navigation shows skeletons. Prerendering and hydration wait here.
 * @throws the error of a query that failed
 */
export async function queriesLoaded() {
  const loading = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
  await Promise.all(loading.map(({ promise }) => promise))
}
