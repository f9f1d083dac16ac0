import {
  type DemoRequest,
  type DemoRequestInput,
  demoRequestForm,
  demoRequestSchema,
} from '@contracts/demo-request'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { QueryClientProvider } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { NoBackendNotice } from '@/components/no-backend-notice'
import { PhoneField } from '@/components/phone-field'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { toastError, toastSuccess } from '@/components/ui/toast'
import { keepReceipt } from '@/features/leads/keep-receipt'
import { leadRetry } from '@/features/leads/retry'
import { useSendMessage } from '@/features/leads/use-send-message'
import { hasBackend } from '@/lib/backend'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { queryClient } from '@/lib/query-client'
import { useSessionDraft } from '@/lib/use-session-draft'

/** Asked to deliver, but not told where to. */
const cannotSend = env.deliversDemoRequests && !hasBackend

const emptyRequest: DemoRequestInput = { name: '', email: '', phone: '', dealershipName: '', message: '' }

/**
 * The campaign page's form. SPEC section 2: it sends nothing, unless VITE_DELIVER_DEMO_REQUESTS says that it
 * shall, and then like the contact form.
 */
export default function DemoForm() {
  return (
    <QueryClientProvider client={queryClient}>
      <DemoFields />
    </QueryClientProvider>
  )
}

function DemoFields() {
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
    void toastSuccess("Thank you! We'll be in touch shortly.", { id: leadRetry.toastId })
  }

  const send = useSendMessage(demoRequestForm, {
    onSuccess: finish,
    onError: () => {
      void toastError('There was a problem sending your message. Please try again.', {
        id: leadRetry.toastId,
        duration: 12_000,
      })
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
      label="Schedule a demo"
      className="space-y-5"
    >
      {cannotSend && <NoBackendNotice />}
      <TextField name="name" label="Name" autoComplete="name" required />
      <TextField name="email" label="Email" type="email" autoComplete="email" inputMode="email" required />
      <PhoneField name="phone" label="Phone" required />
      <TextField name="dealershipName" label="Dealership Name" autoComplete="organization" required />
      <TextArea name="message" label="Message" rows={4} />
      <SubmitButton pending={send.isPending} busyLabel="Sending..." disabled={cannotSend} className="w-full">
        Schedule a Demo
      </SubmitButton>
    </Form>
  )
}
