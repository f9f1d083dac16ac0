import { useState } from 'react'
import { useDeferWhilePressed } from '@/lib/hooks/use-defer-while-pressed'
import { useScrolledPast } from '@/lib/hooks/use-scrolled-past'
import { sessionFlag } from '@/lib/storage/session'
import { promoBarAt } from '@/lib/thresholds'
import { PromoBarContent } from './promo-bar-content'

const dismissal = sessionFlag('promo-bar-dismissed')

/** Appears past 300 px, but never during a press; dismissed for the session. SPEC section 2, Shared layout. */
export function PromoBar() {
  const [isDismissed, setIsDismissed] = useState(dismissal.isSet)
  const isPast = useDeferWhilePressed(useScrolledPast(promoBarAt))

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
