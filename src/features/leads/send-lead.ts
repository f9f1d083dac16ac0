import type { Form } from '@shared/contracts/form'
import type { FieldsOf, FormName } from '@shared/contracts/forms'
import type { MessageCall } from '@shared/contracts/wire'
import { renderSubmissionEmail } from '@shared/email-rendering/render'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { toast } from '@/components/toasts/toast'
import { formNotices } from '@/content/site/notices'
import { site } from '@/content/site/site'
import { leadRetries, leadRetryDelayMs, retryLead } from '@/lib/retry-rules'
import { leadSource } from './lead-source'
import { sendEmail } from './send-email'
import { useSubmissionId } from './submission-id'

type SendOptions<Fields> = {
  /** `reference` is the submission's ID. */
  onSuccess: (reference: string, fields: Fields) => void
  onError: (error: Error) => void
  /** Milliseconds since the first input, if known. */
  filledInMs: () => number | undefined
  /** Succeeds without sending anything or leaving a receipt. */
  isDryRun?: boolean
}

/** SPEC sections 7 and 8. All tries have the same ID. Callbacks run even after the visitor has left the page. */
export function useSendLead<Name extends FormName>(
  form: Form<Name, FieldsOf[Name]>,
  { isDryRun, filledInMs, ...outcome }: SendOptions<FieldsOf[Name]>,
) {
  const submissionIdOf = useSubmissionId()
  const { pathname } = useLocation()

  return useMutation<string, Error, FieldsOf[Name]>({
    retry,
    retryDelay: leadRetryDelayMs,
    ...outcome,
    mutationFn: async (fields: FieldsOf[Name]) => {
      if (isDryRun) return ''
      const submissionId = submissionIdOf(fields)
      const call: MessageCall<Name> = {
        // The call has recipient and email (SPEC section 7), but the server renders its own for its own SUPPORT_EMAIL.
        to: site.supportEmail,
        ...renderSubmissionEmail(form, fields, { reference: submissionId }),
        submissionId,
        form: form.name,
        fields,
        filledInMs: filledInMs(),
        source: leadSource(pathname),
      }
      const { id = '' } = await sendEmail(call)
      return id
    },
  })
}

/** A lead's retries and its outcome share one toast. */
export const leadToastId = 'lead'

/** Shows a toast for each retry (SPEC section 8). */
function retry(failures: number, error: Error): boolean {
  if (!retryLead(failures, error)) return false
  // Updating a toast keeps its old description, so clear it.
  toast.loading(formNotices.retrying(failures + 1, leadRetries), { id: leadToastId, description: undefined })
  return true
}
