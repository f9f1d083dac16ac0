import { useSyncExternalStore } from 'react'
import { subscribeToToastHost, toastHost } from '@/components/toasts/toast-store'

/** Part of the layout, so that a toast outlives the page that raised it. */
export function ToastHost() {
  const Toaster = useSyncExternalStore(subscribeToToastHost, toastHost, () => undefined)
  return Toaster && <Toaster />
}
