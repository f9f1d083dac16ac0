import { useEffect, useLayoutEffect } from 'react'
import { earlySelectors } from '@/lib/early-input'
import type { EarlyInput } from './record'
import { replayEarlyInput, restoreControls } from './replay'

/** Rendered last, so its effects run after the whole page has hydrated. */
export function EarlyInputReplay({ early }: { early: EarlyInput | undefined }) {
  useLayoutEffect(() => {
    if (early) restoreAtOnce(early)
  }, [early])

  useEffect(() => {
    if (!early) return
    restoreAtOnce(early)
    // Wait until this effect has finished, because React handles events synchronously only after that.
    setTimeout(async () => {
      // In development, StrictMode runs effects twice, but the input must be replayed only once.
      if (early.recording.signal.aborted) return
      await replayEarlyInput(early)
      for (const part of document.querySelectorAll<HTMLElement>(earlySelectors.awaits))
        part.style.visibility = ''
      performance.mark('hydrated')
    })
  }, [early])

  return null
}

/** Restores the values immediately, and once more after React re-renders, because React resets controlled inputs. */
function restoreAtOnce(early: EarlyInput) {
  restoreControls(early)
  queueMicrotask(() => restoreControls(early))
}
