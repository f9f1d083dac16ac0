import type { Form } from '@shared/contracts/form'
import type { FieldsOf, FormName } from '@shared/contracts/forms'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { toast } from '@/components/toasts/toast'
import { hasBackend } from '@/lib/backend'
import { paths } from '@/lib/paths'
import { keepReceipt } from './receipt'
import { leadToastId, useSendLead } from './send-lead'
import { useSessionDraft } from './use-session-draft'

type MessageFormOptions<Name extends FormName, Values extends FieldValues> = {
  entry: Form<Name, FieldsOf[Name]>
  resolver: Resolver<Values, unknown, FieldsOf[Name]>
  empty: DefaultValues<Values>
  copy: { submit: string; busy: string; sent: string; failed: (reason: string) => string }
  isDryRun?: boolean
  /** Whether to keep a field's value in the draft. */
  isKept?: (field: string, value: unknown) => boolean
}

/** A form that leads to /success. SPEC sections 5 and 8. */
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
    // No default values, so fields keep text typed before hydration.
    shouldFocusError: false,
  })
  const { forgetDraft, filledInMs } = useSessionDraft(entry.name, form, isKept)

  const send = useSendLead(entry, {
    isDryRun,
    filledInMs,
    onSuccess: (reference, fields) => {
      keepReceipt(entry, reference, fields)
      form.reset(empty)
      forgetDraft()
      toast.success(copy.sent, { id: leadToastId })
    },
    onError: (error) => {
      toast.error(copy.failed(error.message), { id: leadToastId, duration: 12_000 })
    },
  })

  return {
    form,
    draft: entry.name,
    copy,
    onSubmit(fields: FieldsOf[Name]) {
      send.mutate(fields, { onSuccess: () => navigate(paths.success) })
    },
    pending: send.isPending,
    failure: send.error ? copy.failed(send.error.message) : undefined,
    canSend: hasBackend || isDryRun,
  }
}
