import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { EarlyInputReplay } from '@/app/early-input/early-input-replay'
import type { EarlyInput } from '@/app/early-input/record'
import { queryClient } from '@/lib/query-client'

type AppProps = { early?: EarlyInput | undefined; children: ReactNode }

/** Prerendering and hydration must render the same tree, or the ids from useId differ. */
export function App({ early, children }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      <EarlyInputReplay early={early} />
    </StrictMode>
  )
}
