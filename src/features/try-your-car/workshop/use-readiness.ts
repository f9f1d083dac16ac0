import { useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '@/lib/when-idle'

/** 'ready': everything that a spin needs is loaded. */
export type Readiness = 'loading' | 'ready' | 'offline'

/** Fetches the tools when idle, so that a spin can be made offline. */
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
        void Promise.all([import('./toolbox'), loadPictures()]).then(() => setToolsHere(true), keepTrying),
    )
  }, [areToolsHere, isOnline])

  if (!areToolsHere || !isViewerReady) return 'loading'
  return isOnline ? 'ready' : 'offline'
}

/** Those further down would load only when scrolled to. One that fails doesn't keep a spin from being made. */
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

/** Picking a file tries again, and shows an error if that fails. */
function keepTrying() {}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
