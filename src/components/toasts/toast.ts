import type { ExternalToast } from 'sonner'

/** Sonner's `toast`, fetched with the first one unless the toaster already fetched it when idle. */
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

/** Forms also show failures beside their button, so a toast that can't be fetched hides nothing. */
function ignore() {}
