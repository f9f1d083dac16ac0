import { type ReactNode, StrictMode } from 'react'
import { EarlyInputReplay } from '@/app/early-input/early-input-replay'
import type { EarlyInput } from '@/app/early-input/record'

type AppProps = { early?: EarlyInput | undefined; children: ReactNode }

/** Prerendering and hydration must render the same tree, or the IDs from useId differ. */
export function App({ early, children }: AppProps) {
  return (
    <StrictMode>
      {children}
      <EarlyInputReplay early={early} />
    </StrictMode>
  )
}
