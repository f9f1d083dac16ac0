import { Suspense, useEffect, useState } from 'react'
import { lazyWithFallback } from '@/lib/lazy-with-fallback'
import { whenIdle } from '@/lib/when-idle'

const SonnerToaster = lazyWithFallback(() => import('./sonner-toaster'))

/** Loads when the browser is idle. Once loaded, Sonner also shows toasts that were raised earlier. */
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
