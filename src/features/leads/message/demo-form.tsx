import {
  type DemoRequest,
  type DemoRequestInput,
  demoRequestForm,
  demoRequestSchema,
} from '@contracts/demo-request'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { Form } from '@/components/forms/form'
import { PhoneField } from '@/components/forms/phone-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { TextField } from '@/components/forms/text-field'
import { LoadFailedNotice } from '@/components/notices/load-failed-notice'
import { NoBackendNotice } from '@/components/notices/no-backend-notice'
import { SendFailure } from '@/components/notices/send-failure'
import { toastError, toastSuccess } from '@/components/toasts/toast'
import { campaignCopy } from '@/content/why/campaign'
import { useSendMessage } from '@/features/leads/message/use-send-message'
import { keepReceipt } from '@/features/leads/receipt/keep-receipt'
import { leadRetry } from '@/features/leads/retry'
import { env } from '@/lib/env'
import { useSessionDraft } from '@/lib/hooks/use-session-draft'
import { paths } from '@/lib/paths'
import { hasBackend } from '@/lib/sending/backend'

/** Asked to deliver, but not told where to. */
const cannotSend = env.deliversDemoRequests && !hasBackend

const copy = campaignCopy.form

const emptyRequest: DemoRequestInput = { name: '', email: '', phone: '', dealershipName: '', message: '' }

/**
 * The campaign page's form. SPEC section 2: it sends nothing, unless VITE_DELIVER_DEMO_REQUESTS says that it
 * shall, and then like the contact form.
 */
export function DemoForm() {
  const navigate = useNavigate()
  const form = useForm<DemoRequestInput, unknown, DemoRequest>({
    resolver: standardSchemaResolver(demoRequestSchema),
    defaultValues: emptyRequest,
    shouldFocusError: false,
  })
  const forgetDraft = useSessionDraft('demo', form)

  function finish() {
    form.reset(emptyRequest)
    forgetDraft()
    void toastSuccess(copy.sent, { id: leadRetry.toastId })
  }

  const send = useSendMessage(demoRequestForm, {
    onSuccess: finish,
    onError: () => {
      void toastError(copy.failed, { id: leadRetry.toastId, duration: 12_000 })
    },
  })

  function submit(request: DemoRequest) {
    if (env.deliversDemoRequests) {
      send.mutate(request, {
        onSuccess: (reference) => {
          keepReceipt(demoRequestForm, reference, request)
          navigate(paths.success)
        },
      })
      return
    }
    finish()
    navigate(paths.success)
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      pending={send.isPending}
      label={copy.heading}
      draft="demo"
      className="space-y-5"
    >
      {cannotSend && <NoBackendNotice />}
      <TextField name="name" label={copy.fields.name} autoComplete="name" required />
      <TextField
        name="email"
        label={copy.fields.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <PhoneField name="phone" label={copy.fields.phone} required />
      <TextField
        name="dealershipName"
        label={copy.fields.dealershipName}
        autoComplete="organization"
        required
      />
      <TextArea name="message" label={copy.fields.message} rows={4} />
      <LoadFailedNotice />
      <SendFailure message={send.isError ? copy.failed : undefined} />
      <SubmitButton pending={send.isPending} busyLabel={copy.busy} disabled={cannotSend} className="w-full">
        {copy.submit}
      </SubmitButton>
    </Form>
  )
}
