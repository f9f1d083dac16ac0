import { type Contact, type ContactInput, contactForm, contactSchema } from '@contracts/contact'
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
import { paths } from '@/lib/paths'
import { queryClient } from '@/lib/query-client'
import { useSessionDraft } from '@/lib/use-session-draft'

const emptyContact: ContactInput = { name: '', email: '', phone: '', company: '', message: '' }

/** The message form of the contact page. SPEC sections 5 and 8. */
export default function ContactForm() {
  return (
    <QueryClientProvider client={queryClient}>
      <ContactFields />
    </QueryClientProvider>
  )
}

function ContactFields() {
  const navigate = useNavigate()
  const form = useForm<ContactInput, unknown, Contact>({
    resolver: standardSchemaResolver(contactSchema),
    defaultValues: emptyContact,
    shouldFocusError: false,
  })
  const forgetDraft = useSessionDraft('contact', form)
  const send = useSendMessage(contactForm, {
    onSuccess: () => {
      form.reset(emptyContact)
      forgetDraft()
      void toastSuccess("Message sent successfully! We'll be in touch soon.", { id: leadRetry.toastId })
    },
    onError: (error) => {
      void toastError(
        `There was a problem sending your message: Error sending email: ${error.message}. Please try again later.`,
        { id: leadRetry.toastId, duration: 12_000 },
      )
    },
  })

  function submit(contact: Contact) {
    send.mutate(contact, {
      onSuccess: (reference) => {
        keepReceipt(contactForm, reference, contact)
        navigate(paths.success)
      },
    })
  }

  return (
    <Form form={form} onSubmit={submit} pending={send.isPending} label="Contact" className="space-y-5">
      {!hasBackend && <NoBackendNotice />}
      <TextField name="name" label="Name" autoComplete="name" required />
      <TextField name="email" label="Email" type="email" autoComplete="email" inputMode="email" required />
      <PhoneField name="phone" label="Phone" />
      <TextField name="company" label="Company" autoComplete="organization" />
      <TextArea name="message" label="Message" required />
      <SubmitButton
        pending={send.isPending}
        busyLabel="Sending..."
        disabled={!hasBackend}
        className="w-full sm:w-auto"
      >
        Send Message
      </SubmitButton>
    </Form>
  )
}
