import type { Form } from '@shared/contracts/form'
import type { FieldsOf, FormName } from '@shared/contracts/forms'
import { useCallback } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { toast } from '@/components/toasts/toast'
import { hasBackend } from '@/lib/backend'
import { paths } from '@/lib/paths'
import { leadSource } from './lead-source'
import { leadToastId } from './lead-toast'
import { useIsMounted } from './use-is-mounted'
import { useSessionDraft } from './use-session-draft'

type MessageFormOptions<Name extends FormName, Values extends FieldValues> = {
  name: Name
  /** Loads the form's contract. Pass the same function on every render. */
  load: () => Promise<Form<Name, FieldsOf[Name], Values>>
  empty: DefaultValues<Values>
  copy: { submit: string; busy: string; sent: string; failed: (reason: string) => string }
  isDryRun?: boolean
  isKept?: (field: string, value: unknown) => boolean
}

/** After the form is sent, the visitor is taken to /success (SPEC sections 5 and 8). */
export function useMessageForm<Name extends FormName, Values extends FieldValues>({
  name,
  load,
  empty,
  copy,
  isDryRun,
  isKept,
}: MessageFormOptions<Name, Values>) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isMounted = useIsMounted()
  const loadCode = useCallback(async () => {
    const [contract, { sendLead, standardSchemaResolver }] = await Promise.all([
      load(),
      import('./send-lead'),
    ])
    return { contract, sendLead, resolver: standardSchemaResolver(contract.schema()) }
  }, [load])
  const form = useForm<Values, unknown, FieldsOf[Name]>({
    resolver: lazyResolver(loadCode),
    // Don't set default values, because they would overwrite text typed before hydration.
    shouldFocusError: false,
  })
  const { forgetDraft, filledInMs, submissionIdOf } = useSessionDraft(name, form, isKept)

  /** Sending continues if the visitor opens another page, and the toast then reports the result. */
  async function onSubmit(fields: FieldsOf[Name]) {
    const lead = {
      fields,
      submissionId: submissionIdOf(fields),
      filledInMs: filledInMs(),
      source: leadSource(pathname),
    }
    try {
      const { contract, sendLead } = await loadCode()
      if (!isDryRun) await sendLead(contract, lead)
    } catch (error) {
      const message = copy.failed(error instanceof Error ? error.message : '')
      form.setError('root', { message })
      toast.error(message, { id: leadToastId, duration: 12_000 })
      return
    }
    form.reset(empty)
    forgetDraft()
    toast.success(copy.sent, { id: leadToastId })
    if (isMounted.current) navigate(paths.success)
  }

  return { form, load: loadCode, draft: name, copy, onSubmit, canSend: hasBackend || isDryRun }
}
