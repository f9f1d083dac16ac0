import { useState } from 'react'
import { sessionFlag } from '@/lib/session'
import { promoBarAt } from '@/lib/thresholds'
import { useDeferWhilePressed } from '@/lib/use-defer-while-pressed'
import { useScrolledPast } from '@/lib/use-scrolled-past'
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
