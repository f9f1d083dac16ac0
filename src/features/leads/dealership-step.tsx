import { PhoneField } from '@/components/phone-field'
import { TextField } from '@/components/ui/text-field'
import { planRequestCopy } from '@/content/plan-request'

/** Step 1 of 2. Website and job title carry the asterisk but may stay empty. */
export function DealershipStep() {
  const { mayStayEmpty } = planRequestCopy
  return (
    <>
      <TextField name="dealershipName" label="Dealership Name" autoComplete="organization" required />
      <TextField
        name="dealershipWebsite"
        label="Dealership Website URL"
        hasAsterisk
        help={mayStayEmpty}
        autoComplete="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField name="name" label="Primary Contact Name" autoComplete="name" required />
      <TextField
        name="jobTitle"
        label="Contact Job Title"
        hasAsterisk
        help={mayStayEmpty}
        autoComplete="organization-title"
      />
      <PhoneField name="phone" label="Phone Number" required />
      <TextField
        name="email"
        label="Email Address"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
    </>
  )
}
