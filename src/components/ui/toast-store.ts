let isWanted = false
let isMounted = false
const listeners = new Set<() => void>()
const waiting = new Set<() => void>()

/** Mounts the toaster if it is not there yet. Resolves once a toast would be seen. */
export function ensureToastHost(): Promise<void> {
  isWanted = true
  for (const notify of listeners) notify()
  if (isMounted) return Promise.resolve()
  return new Promise((resolve) => waiting.add(resolve))
}

export function subscribeToWish(notify: () => void) {
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
  }
}

export function isToastHostWanted() {
  return isWanted
}

export function markToastHost(mounted: boolean) {
  isMounted = mounted
  if (!mounted) return
  for (const resolve of waiting) resolve()
  waiting.clear()
}
