import type { ExternalToast } from 'sonner'

/** Sonner's `toast`, loaded with the first toast if the idle toaster hasn't loaded it before. */
export const toast = {
  success: show('success'),
  error: show('error'),
  loading: show('loading'),
  dismiss(id: string) {
    void load().then(({ toast }) => toast.dismiss(id), ignore)
  },
}

function show(kind: 'success' | 'error' | 'loading') {
  return (message: string, options: ExternalToast) =>
    void load().then(({ toast }) => toast[kind](message, options), ignore)
}

function load() {
  return import('sonner')
}

/** Forms also show failures beside their button, so nothing is lost if a toast can't be loaded. */
function ignore() {}
