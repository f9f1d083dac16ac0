import { formatUsPhone } from '@contracts/fields/phone'
import { TextField } from '@/components/forms/controls/text-field'
import type { FormFieldProps } from '@/components/forms/form-field'
import { phoneHelp } from '@/content/site/notices'

/** Rewrites US numbers as (401) 555-0142. */
export function PhoneField({ help = phoneHelp, ...field }: FormFieldProps) {
  return (
    <TextField {...field} help={help} type="tel" autoComplete="tel" inputMode="tel" rewrite={formatUsPhone} />
  )
}
