import { focusManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { retryMutation, retryQuery } from './retry-rules'

// Pretend that the window has focus, so a hidden tab doesn't delay retries. Nothing refetches on focus anyway.
focusManager.setFocused(true)

const fiveMinutesMs = 5 * 60_000

/**
 * Uses the defaults of SPEC section 9. Mutations get this client as an argument, so pages with a form need no provider.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // SPEC section 7 requires logging of loading errors.
    onError: (error, { queryKey }) => console.error(`Could not load ${queryKey.join(' ')}`, error),
  }),
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      staleTime: fiveMinutesMs,
      retry: retryQuery,
    },
    // With 'always', a request fails when offline instead of pausing.
    mutations: { retry: retryMutation, networkMode: 'always' },
  },
})

/**
 * Page loaders start queries without waiting, so a navigation can show skeletons. Prerendering and hydration wait
 * here instead.
 * @throws the error of a failed query
 */
export async function queriesLoaded() {
  const loading = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
  await Promise.all(loading.map(({ promise }) => promise))
}
