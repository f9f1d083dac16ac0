import { ensureToastHost } from '@/components/toasts/toast-store'
import { deferred } from '@/lib/loading/deferred'

type ToastOptions = {
  description?: string
  /** In ms. */
  duration?: number
  /** Replaces an earlier toast with the same ID. */
  id?: string
}

const sonner = deferred(() => import('sonner'))
let lastId: string | number | undefined

/** Rejects if the code can't be fetched. */
export async function loadToasts() {
  const [code] = await Promise.all([sonner.load(), ensureToastHost()])
  return code.toast
}

export function toastSuccess(message: string, options?: ToastOptions) {
  return show('success', message, options)
}

/** Forms also show the error themselves: a toast disappears, and its code may be missing. */
export function toastError(message: string, options?: ToastOptions) {
  return show('error', message, options)
}

export function toastProgress(message: string, options?: ToastOptions) {
  return show('loading', message, options)
}

export function dismissToast(id: string) {
  sonner.peek()?.toast.dismiss(id)
}

async function show(kind: 'success' | 'error' | 'loading', message: string, options?: ToastOptions) {
  const toast = await loadToasts().catch(() => undefined)
  if (!toast) return
  // Only one at a time: an earlier toast no longer applies.
  if (lastId !== undefined && lastId !== options?.id) toast.dismiss(lastId)
  lastId = toast[kind](message, options)
}
