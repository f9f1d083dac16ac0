import { useEffect, useLayoutEffect } from 'react'
import type { EarlyInput } from './early-input'
import { replayEarlyInput, restoreControls } from './replay-early-input'
import { adoptHead } from './static-head'

type HydrationCompleteProps = { early: EarlyInput; onComplete: () => void }

/** Rendered last, so that its effects run once the whole page is hydrated. */
export function HydrationComplete({ early, onComplete }: HydrationCompleteProps) {
  useLayoutEffect(() => restoreAtOnce(early), [early])

  useEffect(() => {
    adoptHead()
    restoreAtOnce(early)
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

/** Now, and once React has rendered what the effects changed: it then sets a controlled input to its own value again. */
function restoreAtOnce(early: EarlyInput) {
  restoreControls(early)
  queueMicrotask(() => restoreControls(early))
}
