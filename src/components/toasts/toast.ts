import type { ExternalToast } from 'sonner'

/** Sonner's code loads with the first toast or at idle, whichever comes first. */
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

/** If Sonner can't be loaded, no toast appears. Forms also show failures beside their submit button. */
function ignore() {}
