import type { ComponentType } from 'react'
import { deferred } from '@/lib/loading/deferred'

const code = deferred(async () => (await import('./toaster')).Toaster)
const listeners = new Set<() => void>()
const waiting = new Set<() => void>()
let isMounted = false

/** Resolves once toasts can be shown. @throws if their code can't be fetched */
export async function ensureToastHost(): Promise<void> {
  await code.load()
  for (const notify of listeners) notify()
  if (!isMounted) await new Promise<void>((resolve) => waiting.add(resolve))
}

export function subscribeToToastHost(notify: () => void) {
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
  }
}

export const toastHost: () => ComponentType | undefined = code.peek

export function markToastHost(mounted: boolean) {
  isMounted = mounted
  if (!mounted) return
  for (const resolve of waiting) resolve()
  waiting.clear()
}
