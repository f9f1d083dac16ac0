import { ensureToastHost } from '@/components/toasts/toast-store'
import { deferred } from '@/lib/loading/deferred'

type ToastOptions = {
  description?: string
  /** Milliseconds on the screen. */
  duration?: number
  /** A toast with the same id replaces the earlier one. */
  id?: string
}

const sonner = deferred(() => import('sonner'))
let lastId: string | number | undefined

/** Fetches and mounts what shows toasts. Rejects where it cannot be fetched. */
export async function loadToasts() {
  const [code] = await Promise.all([sonner.load(), ensureToastHost()])
  return code.toast
}

/** Says that something worked. */
export function toastSuccess(message: string, options?: ToastOptions) {
  return show('success', message, options)
}

/** Says that something failed. A form also says so in itself: a toast passes, and its code may be missing. */
export function toastError(message: string, options?: ToastOptions) {
  return show('error', message, options)
}

export function toastProgress(message: string, options?: ToastOptions) {
  return show('loading', message, options)
}

/** Takes a toast away, for instance an error that no longer holds. */
export function dismissToast(id: string) {
  sonner.peek()?.toast.dismiss(id)
}

async function show(kind: 'success' | 'error' | 'loading', message: string, options?: ToastOptions) {
  const toast = await loadToasts().catch(() => undefined)
  if (!toast) return
  // One at a time: what came before no longer holds.
  if (lastId !== undefined && lastId !== options?.id) toast.dismiss(lastId)
  lastId = toast[kind](message, options)
}
