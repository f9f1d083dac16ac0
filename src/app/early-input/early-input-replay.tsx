import { useEffect, useLayoutEffect } from 'react'
import { earlySelectors } from '@/lib/early-input'
import type { EarlyInput } from './record'
import { replayEarlyInput, restoreControls } from './replay'

/** Rendered last, so that its effects run once the whole page is hydrated. */
export function EarlyInputReplay({ early }: { early: EarlyInput }) {
  useLayoutEffect(() => restoreAtOnce(early), [early])

  useEffect(() => {
    restoreAtOnce(early)
    // Outside the effect, where React handles events at once.
    setTimeout(async () => {
      // StrictMode runs effects twice in development.
      if (early.recording.signal.aborted) return
      await replayEarlyInput(early)
      for (const part of document.querySelectorAll<HTMLElement>(earlySelectors.awaits))
        part.style.visibility = ''
      performance.mark('hydrated')
    })
  }, [early])

  return null
}

/** Now, and once React has rendered what the effects changed: it then sets a controlled input to its own value again. */
function restoreAtOnce(early: EarlyInput) {
  restoreControls(early)
  queueMicrotask(() => restoreControls(early))
}
