import { focusManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { retryMutation, retryQuery } from './retry-rules'

// A hidden tab must not delay a retry. Nothing here refetches on focus, so nothing else changes.
focusManager.setFocused(true)

const fiveMinutesMs = 5 * 60_000

/** SPEC section 9, data fetching defaults. */
export function createQueryClient() {
  return new QueryClient({
    queryCache: new QueryCache({
      // SPEC section 7: loading errors are logged.
      onError: (error, { queryKey }) => console.error(`Could not load ${queryKey.join(' ')}`, error),
    }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        staleTime: fiveMinutesMs,
        retry: retryQuery,
      },
      // Offline is an error to show, not a reason to wait.
      mutations: { retry: retryMutation, networkMode: 'always' },
    },
  })
}

export const queryClient = createQueryClient()

/**
 * Pages' loaders start queries without waiting, so a navigation shows skeletons. Prerendering and hydration wait here.
 * @throws the error of a query that failed
 */
export async function queriesLoaded() {
  const loading = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
  await Promise.all(loading.map(({ promise }) => promise))
}
