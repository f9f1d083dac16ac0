import { ensureToastHost } from '@/components/ui/toast-store'

type ToastOptions = {
  description?: string
  /** Milliseconds on the screen. */
  duration?: number
  /** A toast with the same id replaces the earlier one. */
  id?: string
}

/** Says that something worked. The toast's code is loaded on first use. */
export function toastSuccess(message: string, options?: ToastOptions) {
  return show('success', message, options)
}

export function toastError(message: string, options?: ToastOptions) {
  return show('error', message, options)
}

export function toastProgress(message: string, options?: ToastOptions) {
  return show('loading', message, options)
}

async function show(kind: 'success' | 'error' | 'loading', message: string, options?: ToastOptions) {
  const [{ toast }] = await Promise.all([import('sonner'), ensureToastHost()])
  toast[kind](message, options)
}
