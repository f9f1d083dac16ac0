import type { Form } from '@shared/contracts/form'
import type { FieldsOf, FormName } from '@shared/contracts/forms'
import type { MessageCall } from '@shared/contracts/wire'
import { renderSubmissionEmail } from '@shared/email-rendering/render'
import { MutationObserver } from '@tanstack/react-query'
import { toast } from '@/components/toasts/toast'
import { formNotices } from '@/content/site/notices'
import { site } from '@/content/site/site'
import { queryClient } from '@/lib/query-client'
import { leadRetries, leadRetryDelayMs, retryLead } from '@/lib/retry-rules'
import { keepReceipt } from './keep-receipt'
import { leadToastId } from './lead-toast'
import type { Receipt } from './receipt'
import { sendEmail } from './send-email'

export { standardSchemaResolver } from '@hookform/resolvers/standard-schema'

type Lead<Name extends FormName> = Pick<
  MessageCall<Name>,
  'fields' | 'submissionId' | 'filledInMs' | 'source'
>

/**
 * Sends the lead as SPEC sections 7 and 8 describe. Retries reuse the submission's ID.
 * @param more lines that aren't part of the submission, to show on the receipt
 * @throws SendError after the last attempt
 */
export function sendLead<Name extends FormName>(
  form: Form<Name, FieldsOf[Name]>,
  lead: Lead<Name>,
  more?: Receipt['lines'],
): Promise<void> {
  const call: MessageCall<Name> = {
    // SPEC section 7 requires a recipient and an email in the call, although the server renders its own email and sends
    // it to SUPPORT_EMAIL.
    to: site.supportEmail,
    ...renderSubmissionEmail(form, lead.fields, { reference: lead.submissionId }),
    form: form.name,
    ...lead,
  }
  const sending = new MutationObserver<void, Error>(queryClient, {
    retry,
    retryDelay: leadRetryDelayMs,
    mutationFn: async () => {
      const { id = '' } = await sendEmail(call)
      keepReceipt(form, id, lead.fields, more)
    },
  })
  return sending.mutate()
}

/** Decides whether to retry, and if so, shows a toast (SPEC section 8). */
function retry(failures: number, error: Error): boolean {
  if (!retryLead(failures, error)) return false
  // Updating a toast keeps its old description, so clear it.
  toast.loading(formNotices.retrying(failures + 1, leadRetries), { id: leadToastId, description: undefined })
  return true
}
