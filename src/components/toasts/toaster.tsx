import { Suspense, useEffect, useState } from 'react'
import { lazyWithFallback } from '@/lib/lazy-with-fallback'
import { whenIdle } from '@/lib/when-idle'

const SonnerToaster = lazyWithFallback(() => import('./sonner-toaster'))

/** Fetched when idle, since no page starts with a toast. Sonner shows it those that were raised before. */
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
