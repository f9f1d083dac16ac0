import { type Contact, type ContactInput, contactForm, contactSchema } from '@contracts/contact'
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
import { contactCopy, contactIntentCopy } from '@/content/contact/contact'
import { storeRequestLabel } from '@/content/site/store-name'
import { ContactTimes } from '@/features/leads/message/contact-times'
import { useContactIntent } from '@/features/leads/message/use-contact-intent'
import { useSendMessage } from '@/features/leads/message/use-send-message'
import { useStoreLine } from '@/features/leads/message/use-store-line'
import { keepReceipt } from '@/features/leads/receipt/keep-receipt'
import { leadRetry } from '@/features/leads/retry'
import { useSessionDraft } from '@/lib/hooks/use-session-draft'
import { contactIntents, paths } from '@/lib/paths'
import { hasBackend } from '@/lib/sending/backend'

const copy = contactCopy.form

const intentsWithTimes = contactIntents.filter((intent) => contactIntentCopy[intent].asksForTimes)

const emptyContact: ContactInput = { name: '', email: '', phone: '', company: '', message: '' }

/** The message form of the contact page. SPEC sections 5 and 8. */
export function ContactForm() {
  const navigate = useNavigate()
  const form = useForm<ContactInput, unknown, Contact>({
    resolver: standardSchemaResolver(contactSchema),
    defaultValues: emptyContact,
    shouldFocusError: false,
  })
  const forgetDraft = useSessionDraft('contact', form)
  const intent = useContactIntent(form)
  const storeName = useStoreLine(form)
  const send = useSendMessage(contactForm, {
    onSuccess: () => {
      form.reset(emptyContact)
      forgetDraft()
      void toastSuccess(copy.sent, { id: leadRetry.toastId })
    },
    onError: (error) => {
      void toastError(copy.failed(error.message), { id: leadRetry.toastId, duration: 12_000 })
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
    <Form
      form={form}
      onSubmit={submit}
      pending={send.isPending}
      label={copy.label}
      draft="contact"
      className="space-y-5"
    >
      {!hasBackend && <NoBackendNotice />}
      <TextField name="name" label={copy.fields.name} autoComplete="name" required />
      <TextField
        name="email"
        label={copy.fields.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <PhoneField name="phone" label={copy.fields.phone} />
      <TextField name="company" label={copy.fields.company} autoComplete="organization" />
      {storeName && <TextField name="store" label={storeRequestLabel} autoComplete="off" />}
      <TextArea name="message" label={copy.fields.message} required />
      <div data-for={intentsWithTimes.join(' ')} hidden={!intentsWithTimes.some((each) => each === intent)}>
        <ContactTimes form={form} />
      </div>
      <LoadFailedNotice />
      <SendFailure message={send.error ? copy.failed(send.error.message) : undefined} />
      <SubmitButton
        pending={send.isPending}
        busyLabel={copy.busy}
        disabled={!hasBackend}
        className="w-full sm:w-auto"
      >
        {copy.submit}
      </SubmitButton>
    </Form>
  )
}
