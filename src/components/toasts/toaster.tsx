import { Suspense, useEffect, useState } from 'react'
import { lazyWithFallback } from '@/lib/lazy-with-fallback'
import { whenIdle } from '@/lib/when-idle'

const SonnerToaster = lazyWithFallback(() => import('./sonner-toaster'))

/** Loads at idle. Sonner then also shows the toasts that were raised before it loaded. */
export function Toaster() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => whenIdle(() => setIsWanted(true)), [])

  return (
    isWanted && (
      <Suspense>
        <SonnerToaster />
      </Suspense>
    )
  )
}
