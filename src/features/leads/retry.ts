import { toastProgress } from '@/components/toasts/toast'
import { formNotices } from '@/content/site/notices'
import { isClientError } from '@/lib/sending/query-client'

/** SPEC section 9: two retries, 2000 ms apart. */
export const retries = 2
export const retryDelayMs = 2000

const progressToast = 'submission-retry'

/**
 * How the lead forms retry: SPEC section 8, announced by a toast each time. A 4xx is never retried.
 * `toastId` lets the outcome take the place of the announcement.
 */
export const leadRetry = {
  retry(failures: number, error: Error): boolean {
    if (failures >= retries || isClientError(error)) return false
    void toastProgress(formNotices.retrying(failures + 1, retries), { id: progressToast })
    return true
  },
  retryDelay: retryDelayMs,
  toastId: progressToast,
}
