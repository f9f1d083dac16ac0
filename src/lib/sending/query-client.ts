import { focusManager, QueryClient } from '@tanstack/react-query'

// A hidden tab must not hold back the retry of a lead. Nothing here refetches on focus, so nothing else changes.
focusManager.setFocused(true)

const fiveMinutesMs = 5 * 60_000

/** SPEC section 9, data fetching defaults. An error may carry its HTTP `status`; a 4xx is never retried. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        staleTime: fiveMinutesMs,
        retry: (failures, error) => failures < 3 && !isClientError(error),
      },
      // Offline is an error to be told, not a reason to wait in silence.
      mutations: { retry: (failures, error) => failures < 1 && !isClientError(error), networkMode: 'always' },
    },
  })
}

/** Whether the server answered 400 to 499: asking again would change nothing. */
export function isClientError(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0
  return status >= 400 && status < 500
}

export const queryClient = createQueryClient()
