import { EmailField, PhoneField, TextField } from '@/components/forms/controls/text-field'
import { planRequestCopy } from '@/content/pricing/plan-request'

/** The labels of the website and job title fields have an asterisk, but both fields are optional. */
export function DealershipStep() {
  const { fields } = planRequestCopy
  return (
    <>
      <TextField name="dealershipName" label={fields.dealershipName} autoComplete="organization" required />
      <TextField
        name="dealershipWebsite"
        label={fields.dealershipWebsite}
        hasAsterisk
        help={fields.dealershipWebsiteHelp}
        autoComplete="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField name="name" label={fields.name} autoComplete="name" required />
      <TextField
        name="jobTitle"
        label={fields.jobTitle}
        hasAsterisk
        help={fields.jobTitleHelp}
        autoComplete="organization-title"
      />
      <PhoneField name="phone" label={fields.phone} required />
      <EmailField name="email" label={fields.email} required />
    </>
  )
}
