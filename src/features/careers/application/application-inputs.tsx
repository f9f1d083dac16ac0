import { SelectField } from '@/components/forms/controls/select-field'
import { TextArea } from '@/components/forms/controls/text-area'
import { EmailField, PhoneField, TextField } from '@/components/forms/controls/text-field'
import { DecoyField } from '@/components/forms/decoy-field'
import { applicationCopy } from '@/content/careers/careers'
import { ResumeField } from './resume-field'

const copy = applicationCopy.fields

type ApplicationInputsProps = { roles: ReadonlyArray<{ value: string; label: string }> }

export function ApplicationInputs({ roles }: ApplicationInputsProps) {
  return (
    <>
      <TextField name="name" label={copy.name} autoComplete="name" required />
      <EmailField name="email" label={copy.email} required />
      <PhoneField name="phone" label={copy.phone} help={copy.phoneHelp} required />
      <TextField name="location" label={copy.location} autoComplete="address-level2" required />
      <SelectField
        name="roleApplyingFor"
        label={copy.role}
        placeholder={copy.rolePlaceholder}
        options={roles}
        required
      />
      <TextField
        name="linkedinUrl"
        label={copy.linkedin}
        help={copy.linkedinHelp}
        type="url"
        autoComplete="url"
        inputMode="url"
      />
      <ResumeField />
      <TextArea name="coverLetter" label={copy.coverLetter} help={copy.coverLetterHelp} rows={8} required />
      <DecoyField />
    </>
  )
}
