import { type ContactInput, contactForm, contactSchema } from '@contracts/contact'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { TextArea } from '@/components/forms/controls/text-area'
import { EmailField, PhoneField, TextField } from '@/components/forms/controls/text-field'
import { FormLayout } from '@/components/forms/form-layout'
import { contactCopy, intentTexts } from '@/content/contact/contact'
import { storeRequestLabel } from '@/content/store/store-name'
import { early } from '@/lib/early-input'
import { useStoreLine } from '../use-store-line'
import { isPrefill } from './contact-intent'
import { ContactTimes } from './contact-times'
import { useContactIntent } from './use-contact-intent'
import { useMessageForm } from './use-send-message'

const copy = contactCopy.form
const resolver = standardSchemaResolver(contactSchema)
const empty: ContactInput = { name: '', email: '', phone: '', company: '', message: '' }

const asksForTimes = intentTexts(({ asksForTimes = false }) => asksForTimes)

function isKept(field: string, value: unknown): boolean {
  return field !== 'message' || !isPrefill(String(value))
}

/** SPEC sections 5 and 8. */
export function ContactForm() {
  const message = useMessageForm({ entry: contactForm, resolver, empty, copy, isKept })
  const intent = useContactIntent(message.form)
  const storeName = useStoreLine(message.form)
  const { name, email, phone, company, message: text } = copy.fields

  return (
    <FormLayout {...message} label={copy.label} submitClassName="w-full sm:w-auto">
      <TextField name="name" label={name} autoComplete="name" required />
      <EmailField name="email" label={email} required />
      <PhoneField name="phone" label={phone} />
      <TextField name="company" label={company} autoComplete="organization" />
      {storeName && <TextField name="store" label={storeRequestLabel} autoComplete="off" />}
      <TextArea name="message" label={text} required />
      <div {...early.byIntent(asksForTimes)} hidden={!intent || !asksForTimes[intent]}>
        <ContactTimes form={message.form} />
      </div>
    </FormLayout>
  )
}
