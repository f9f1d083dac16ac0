import type { Form } from '@contracts/form'
import type { FieldsOf, FormName } from '@contracts/forms'
import type { MessageCall } from '@contracts/wire'
import { renderSubmissionEmail } from '@email/render'
import { useMutation } from '@tanstack/react-query'
import { site } from '@/content/site/site'
import { leadRetry } from '@/features/leads/retry'
import { queryClient } from '@/lib/sending/query-client'
import { sendEmail } from '@/lib/sending/send-email'
import { useSubmissionId } from '@/lib/sending/submission-id'

type Outcome = { onSuccess: () => void; onError: (error: Error) => void }

/**
 * Sends one form's fields to the sales inbox: SPEC section 7, with section 8's retries and one id over all tries.
 * `outcome` is told even when the visitor has left the page meanwhile.
 */
export function useSendMessage<Name extends FormName>(form: Form<Name, FieldsOf[Name]>, outcome: Outcome) {
  const submissionIdOf = useSubmissionId()

  return useMutation<string, Error, FieldsOf[Name]>(
    {
      ...leadRetry,
      ...outcome,
      mutationFn: (fields: FieldsOf[Name]) => {
        const submissionId = submissionIdOf(fields)
        const call: MessageCall<Name> = {
          to: site.supportEmail,
          ...renderSubmissionEmail(form, fields, { reference: submissionId }),
          submissionId,
          form: form.name,
          fields,
        }
        return sendEmail(call)
      },
    },
    queryClient,
  )
}
