import { toast } from 'sonner'
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
    // A toast that is updated keeps what the update doesn't name: here the failure before this attempt.
    toast.loading(formNotices.retrying(failures + 1, retries), { id: progressToast, description: undefined })
    return true
  },
  retryDelay: retryDelayMs,
  toastId: progressToast,
}
