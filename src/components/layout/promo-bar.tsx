import { useState } from 'react'
import { readSession, writeSession } from '@/lib/session'
import { promoBarAt } from '@/lib/thresholds'
import { useDeferWhilePressed } from '@/lib/use-defer-while-pressed'
import { useScrolledPast } from '@/lib/use-scrolled-past'
import { PromoBarContent } from './promo-bar-content'

const dismissedKey = 'promo-bar-dismissed'

/** Appears past 300 px, but never during a press; dismissed for the session. SPEC section 2, Shared layout. */
export function PromoBar() {
  const [isDismissed, setIsDismissed] = useState(() => readSession(dismissedKey) !== null)
  const isPast = useDeferWhilePressed(useScrolledPast(promoBarAt))

  if (isDismissed || !isPast) return null
  return (
    <PromoBarContent
      onDismiss={() => {
        writeSession(dismissedKey, '1')
        setIsDismissed(true)
      }}
    />
  )
}
