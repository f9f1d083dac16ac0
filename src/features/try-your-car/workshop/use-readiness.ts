import { useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '@/lib/when-idle'

/** 'ready' means that everything a spin needs has loaded. */
export type Readiness = 'loading' | 'ready' | 'offline'

/** Loads the tools at idle, so a spin can be made offline. */
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

/** Makes lazy images below the fold load now. Making a spin works even if some images fail to load. */
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

/** Ignores the error, because picking a file retries and shows it. */
function ignoreError() {}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
