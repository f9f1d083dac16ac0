import type { ContactInput } from '@shared/contracts/contact'
import { asksForVehicles, contactAbout } from '@shared/contracts/contact-about'
import { TextArea } from '@/components/forms/controls/text-area'
import { EmailField, PhoneField, TextField } from '@/components/forms/controls/text-field'
import { DecoyField } from '@/components/forms/decoy-field'
import { FormLayout } from '@/components/forms/form'
import { contactCopy, contactIntentCopy, intentTexts } from '@/content/contact/contact'
import { early } from '@/lib/early-input'
import { contactIntents } from '@/lib/paths'
import { useDealerName } from '../use-dealer-name'
import { useMessageForm } from '../use-message-form'
import { isPrefill, useContactIntent } from './contact-intent'
import { ContactTimes } from './contact-times'

const copy = contactCopy.form
const load = () => import('@shared/contracts/contact').then(({ contactForm }) => contactForm)
const empty: ContactInput = { name: '', email: '', phone: '', company: '', vehicles: '', message: '' }

const asksForTimes = intentTexts(({ asksForTimes = false }) => asksForTimes)
const submits = early.byIntent(intentTexts(({ request = copy.submit }) => request))
const vehiclesAsked = Object.fromEntries(
  contactIntents.map((intent) => [intent, asksForVehicles(contactAbout[intent])]),
)

function isKept(field: string, value: unknown): boolean {
  return field !== 'message' || !isPrefill(String(value))
}

/** Implements the contact form of SPEC sections 5 and 8. */
export function ContactForm() {
  const message = useMessageForm({ name: 'contact', load, empty, copy, isKept })
  const intent = useContactIntent(message.form)
  useDealerName(message.form, 'company')
  const { name, email, phone, company, vehicles, vehiclesHelp, message: text } = copy.fields

  const submit = (
    <span {...submits} suppressHydrationWarning>
      {(intent && contactIntentCopy[intent].request) ?? copy.submit}
    </span>
  )

  return (
    <FormLayout
      {...message}
      copy={{ submit, busy: copy.busy }}
      label={copy.label}
      submitClassName="w-full sm:w-auto"
    >
      <div {...early.byIntent(asksForTimes)} hidden={!intent || !asksForTimes[intent]}>
        <ContactTimes form={message.form} />
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField name="name" label={name} autoComplete="name" required />
        <EmailField name="email" label={email} required />
        <PhoneField name="phone" label={phone} />
        <TextField name="company" label={company} autoComplete="organization" />
        <div {...early.byIntent(vehiclesAsked)} hidden={!intent || !vehiclesAsked[intent]}>
          <TextField
            name="vehicles"
            label={vehicles}
            help={vehiclesHelp}
            autoComplete="off"
            inputMode="numeric"
          />
        </div>
      </div>
      <TextArea name="message" label={text} required />
      <DecoyField />
    </FormLayout>
  )
}
