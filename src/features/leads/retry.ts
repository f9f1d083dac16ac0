import { toastProgress } from '@/components/toasts/toast'
import { formNotices } from '@/content/site/notices'
import { isClientError } from '@/lib/query-client'

/** SPEC section 9. */
export const retries = 2
export const retryDelayMs = 2000

const progressToast = 'submission-retry'

/** SPEC section 8: a toast per retry, which the outcome can replace by `toastId`. A 4xx is never retried. */
export const leadRetry = {
  retry(failures: number, error: Error): boolean {
    if (failures >= retries || isClientError(error)) return false
    void toastProgress(formNotices.retrying(failures + 1, retries), { id: progressToast })
    return true
  },
  retryDelay: retryDelayMs,
  toastId: progressToast,
}
