import { type DemoRequestInput, demoRequestForm, demoRequestSchema } from '@contracts/demo-request'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { PhoneField } from '@/components/forms/controls/phone-field'
import { TextArea } from '@/components/forms/controls/text-area'
import { EmailField, TextField } from '@/components/forms/controls/text-field'
import { FormLayout } from '@/components/forms/form-layout'
import { campaignCopy } from '@/content/why/campaign'
import { useMessageForm } from '@/features/leads/message/use-send-message'
import { useStoreName } from '@/features/leads/use-store-name'
import { env } from '@/lib/env'

const copy = campaignCopy.form
const resolver = standardSchemaResolver(demoRequestSchema)
const empty: DemoRequestInput = { name: '', email: '', phone: '', dealershipName: '', message: '' }

/** SPEC section 2: sends nothing unless VITE_DELIVER_DEMO_REQUESTS is set. */
export function DemoForm() {
  const message = useMessageForm({
    entry: demoRequestForm,
    resolver,
    empty,
    copy,
    isDryRun: !env.deliversDemoRequests,
  })
  useStoreName(message.form, 'dealershipName')
  const { name, email, phone, dealershipName, message: text } = copy.fields

  return (
    <FormLayout {...message} label={copy.heading} submitClassName="w-full">
      <TextField name="name" label={name} autoComplete="name" required />
      <EmailField name="email" label={email} required />
      <PhoneField name="phone" label={phone} required />
      <TextField name="dealershipName" label={dealershipName} autoComplete="organization" required />
      <TextArea name="message" label={text} rows={4} />
    </FormLayout>
  )
}
