import { useEffect, useLayoutEffect } from 'react'
import type { EarlyInput } from './early-input'
import { replayEarlyInput, restoreTexts } from './replay-early-input'
import { adoptHead } from './static-head'

type HydrationCompleteProps = { early: EarlyInput; onComplete: () => void }

/** Rendered last, so that its effects run once the whole page is hydrated. */
export function HydrationComplete({ early, onComplete }: HydrationCompleteProps) {
  useLayoutEffect(() => restoreTexts(early), [early])

  useEffect(() => {
    adoptHead()
    // Outside the effect, where React handles events at once.
    setTimeout(async () => {
      // StrictMode runs effects twice in development.
      if (early.recording.signal.aborted) return
      await replayEarlyInput(early)
      performance.mark('hydrated')
      onComplete()
    })
  }, [early, onComplete])

  return null
}
