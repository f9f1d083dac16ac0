import type { DemoRequestInput } from '@shared/contracts/demo-request'
import { TextArea } from '@/components/forms/controls/text-area'
import { EmailField, PhoneField, TextField } from '@/components/forms/controls/text-field'
import { DecoyField } from '@/components/forms/decoy-field'
import { FormLayout } from '@/components/forms/form'
import { campaignCopy } from '@/content/campaign/campaign'
import { env } from '@/lib/env'
import { useDealerName } from '../use-dealer-name'
import { useMessageForm } from '../use-message-form'

const copy = campaignCopy.form
const load = () => import('@shared/contracts/demo-request').then(({ demoRequestForm }) => demoRequestForm)
const empty: DemoRequestInput = { name: '', email: '', phone: '', dealershipName: '', message: '' }

/** SPEC section 2: the form sends nothing unless VITE_DELIVER_DEMO_REQUESTS is set. */
export function DemoForm() {
  const message = useMessageForm({
    name: 'demo_request',
    load,
    empty,
    copy,
    isDryRun: !env.deliversDemoRequests,
  })
  useDealerName(message.form, 'dealershipName')
  const { name, email, phone, dealershipName, message: text } = copy.fields

  return (
    <FormLayout {...message} label={copy.heading} submitClassName="w-full">
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
        <TextField name="name" label={name} autoComplete="name" required />
        <EmailField name="email" label={email} required />
        <PhoneField name="phone" label={phone} required className="md:col-span-2" />
        <TextField
          name="dealershipName"
          label={dealershipName}
          autoComplete="organization"
          required
          className="md:col-span-2"
        />
      </div>
      <TextArea name="message" label={text} rows={4} />
      <DecoyField />
    </FormLayout>
  )
}
