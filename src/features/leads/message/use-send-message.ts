import type { Form } from '@contracts/form'
import type { FieldsOf, FormName } from '@contracts/forms'
import type { MessageCall } from '@contracts/wire'
import { renderSubmissionEmail } from '@email/render'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { site } from '@/content/site/site'
import { keepReceipt } from '@/features/leads/receipt/keep-receipt'
import { leadRetry } from '@/features/leads/retry'
import { useSessionDraft } from '@/lib/hooks/use-session-draft'
import { paths } from '@/lib/paths'
import { hasBackend } from '@/lib/sending/backend'
import { sendEmail } from '@/lib/sending/send-email'
import { useSubmissionId } from '@/lib/sending/submission-id'

type SendOptions = {
  onSuccess: () => void
  onError: (error: Error) => void
  /** Sends nothing, succeeds and leaves no receipt. */
  isDryRun?: boolean
}

/** SPEC section 7, with section 8's retries and one ID for all tries. Callbacks run even after the page is left. */
export function useSendMessage<Name extends FormName>(
  form: Form<Name, FieldsOf[Name]>,
  { isDryRun, ...outcome }: SendOptions,
) {
  const submissionIdOf = useSubmissionId()

  return useMutation<string, Error, FieldsOf[Name]>({
    ...leadRetry,
    ...outcome,
    mutationFn: async (fields: FieldsOf[Name]) => {
      if (isDryRun) return ''
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
  })
}

type MessageFormOptions<Name extends FormName, Values extends FieldValues> = {
  entry: Form<Name, FieldsOf[Name]>
  resolver: Resolver<Values, unknown, FieldsOf[Name]>
  empty: DefaultValues<Values>
  copy: { submit: string; busy: string; sent: string; failed: (reason: string) => string }
  isDryRun?: boolean
  /** Whether a field's value is worth a draft. */
  isKept?: (field: string, value: unknown) => boolean
}

/** SPEC sections 5 and 8: a form that ends on /success. */
export function useMessageForm<Name extends FormName, Values extends FieldValues>({
  entry,
  resolver,
  empty,
  copy,
  isDryRun,
  isKept,
}: MessageFormOptions<Name, Values>) {
  const navigate = useNavigate()
  const form = useForm<Values, unknown, FieldsOf[Name]>({
    resolver,
    // No default values: the fields keep what was typed before hydration.
    shouldFocusError: false,
  })
  const forgetDraft = useSessionDraft(entry.name, form, isKept)
  const isLeft = useIsLeft()
  const saySent = () => toast.success(copy.sent, { id: leadRetry.toastId })

  const send = useSendMessage(entry, {
    isDryRun,
    onSuccess: () => {
      form.reset(empty)
      forgetDraft()
      // A visitor who is still here gets a receipt, which says so.
      if (isLeft()) saySent()
    },
    onError: (error) => {
      toast.error(copy.failed(error.message), { id: leadRetry.toastId, duration: 12_000 })
    },
  })

  return {
    form,
    draft: entry.name,
    copy,
    onSubmit(fields: FieldsOf[Name]) {
      send.mutate(fields, {
        onSuccess: (reference) => {
          if (!keepReceipt(entry, reference, fields, copy.sent)) saySent()
          navigate(paths.success)
        },
      })
    },
    pending: send.isPending,
    failure: send.error ? copy.failed(send.error.message) : undefined,
    canSend: hasBackend || isDryRun,
  }
}

/** Whether the page has been left since. */
function useIsLeft(): () => boolean {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return () => isLeft.current
}
