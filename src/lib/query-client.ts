import { focusManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { retryMutation, retryQuery } from './retry-rules'

// TanStack Query pauses retries in a hidden tab, so treat the window as focused. Nothing refetches on focus anyway.
focusManager.setFocused(true)

const fiveMinutesMs = 5 * 60_000

/**
 * Uses the defaults of SPEC section 9. Mutations get this client as an argument, so pages that only have a form need no
 * provider.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // SPEC section 7 requires that loading errors are logged.
    onError: (error, { queryKey }) => console.error(`Could not load ${queryKey.join(' ')}`, error),
  }),
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      staleTime: fiveMinutesMs,
      retry: retryQuery,
    },
    // With 'always', a mutation fails when the browser is offline instead of pausing.
    mutations: { retry: retryMutation, networkMode: 'always' },
  },
})

/**
 * Page loaders don't wait for their queries, so a navigation can show skeletons. Prerendering and hydration wait here.
 * @throws the error of a failed query
 */
export async function queriesLoaded() {
  const loading = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
  await Promise.all(loading.map(({ promise }) => promise))
}
