import { Suspense, useState } from 'react'
import { useDeferWhilePressed } from '@/components/layout/use-defer-while-pressed'
import { lazyWithFallback } from '@/lib/lazy-with-fallback'
import { readSession, writeSession } from '@/lib/session'
import { useScrolledPast } from '@/lib/use-scrolled-past'

const PromoBarContent = lazyWithFallback(() => import('./promo-bar-content'))

/** SPEC section 9 sets this value. */
const pixelsFromTop = 300

const dismissedKey = 'promo-bar-dismissed'

/** Implements the promo bar of SPEC section 2, Shared layout. */
export function PromoBar() {
  const [isDismissed, setIsDismissed] = useState(() => readSession(dismissedKey) !== null)
  const isPast = useDeferWhilePressed(useScrolledPast(pixelsFromTop))

  if (isDismissed || !isPast) return null
  return (
    <Suspense>
      <PromoBarContent
        onDismiss={() => {
          writeSession(dismissedKey, '1')
          setIsDismissed(true)
        }}
      />
    </Suspense>
  )
}
