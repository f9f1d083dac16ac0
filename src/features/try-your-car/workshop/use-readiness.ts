import { useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '@/lib/when-idle'

/** In 'ready' and 'offline', everything that a spin needs has loaded. */
export type Readiness = 'loading' | 'ready' | 'offline'

/** The tools load at idle, so a spin can be made offline. */
export function useReadiness(isViewerReady: boolean): Readiness {
  const [areToolsHere, setToolsHere] = useState(false)
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

  useEffect(() => {
    if (areToolsHere || !isOnline) return
    return whenIdle(
      () =>
        void Promise.all([import('./toolbox'), loadPictures()]).then(() => setToolsHere(true), ignoreError),
    )
  }, [areToolsHere, isOnline])

  if (!areToolsHere || !isViewerReady) return 'loading'
  return isOnline ? 'ready' : 'offline'
}

/**
 * Lazy images are loaded now, because the visitor may go offline. A spin can be made even if some images fail to load.
 */
function loadPictures() {
  return Promise.allSettled(
    [...document.images].map((image) => {
      image.loading = 'eager'
      if (image.complete) return undefined
      return new Promise((resolve) => {
        for (const event of ['load', 'error']) image.addEventListener(event, resolve, { once: true })
      })
    }),
  )
}

/** The error is ignored, because choosing a file tries again and shows any error. */
function ignoreError() {}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
