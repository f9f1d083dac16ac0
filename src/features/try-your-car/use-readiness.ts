import { useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '@/lib/loading/when-idle'
import { tools } from './spin-tools'

/** 'ready': all that a spin takes is in the browser. */
export type Readiness = 'loading' | 'ready' | 'offline'

/**
 * Fetches what a spin takes once the page is idle, so that it can be made without a network.
 * @param isViewerReady the viewer's part of it
 */
export function useReadiness(isViewerReady: boolean): Readiness {
  const [areToolsHere, setToolsHere] = useState(false)
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

  useEffect(() => {
    if (areToolsHere || !isOnline) return
    return whenIdle(() => void tools.load().then(() => setToolsHere(true), keepTrying))
  }, [areToolsHere, isOnline])

  if (!areToolsHere || !isViewerReady) return 'loading'
  return isOnline ? 'ready' : 'offline'
}

/** Picking a file meanwhile fetches the tools again, and a failure is reported. */
function keepTrying() {}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
