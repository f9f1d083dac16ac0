import { focusManager, QueryCache, QueryClient } from '@tanstack/react-query'

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
        retry: (failures, error) => failures < 3 && !isClientError(error),
      },
      // Offline is an error to show, not a reason to wait.
      mutations: { retry: (failures, error) => failures < 1 && !isClientError(error), networkMode: 'always' },
    },
  })
}

/** A 4xx: retrying would change nothing. */
export function isClientError(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0
  return status >= 400 && status < 500
}

export const queryClient = createQueryClient()
