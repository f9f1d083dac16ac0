import { useEffect, useState } from 'react'
import { useDeferWhilePressed } from '@/lib/hooks/use-defer-while-pressed'
import { useScrolledPast } from '@/lib/hooks/use-scrolled-past'
import { deferredComponent } from '@/lib/loading/deferred'
import { whenIdle } from '@/lib/loading/when-idle'
import { sessionFlag } from '@/lib/storage/session'
import { promoBarAt } from '@/lib/thresholds'

const dismissal = sessionFlag('promo-bar-dismissed')

const PromoBarContent = deferredComponent(() => import('./promo-bar-content'), {
  loading: null,
  unavailable: () => null,
})

/** Appears past 300 px, but never during a press; dismissed for the session. SPEC section 2, Shared layout. */
export function PromoBar() {
  const [isDismissed, setIsDismissed] = useState(dismissal.isSet)
  const isPast = useDeferWhilePressed(useScrolledPast(promoBarAt))

  useEffect(() => whenIdle(PromoBarContent.prefetch), [])

  if (isDismissed || !isPast) return null
  return (
    <PromoBarContent
      onDismiss={() => {
        dismissal.set()
        setIsDismissed(true)
      }}
    />
  )
}
