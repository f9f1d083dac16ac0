import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isToastHostWanted, subscribeToWish } from '@/components/ui/toast-store'

const Toaster = lazy(() => import('@/components/ui/toaster'))

/** Where toasts appear. Stands in the layout so that a toast outlives the page that raised it. */
export function ToastHost() {
  const isWanted = useSyncExternalStore(subscribeToWish, isToastHostWanted, () => false)
  return isWanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
