import { formatUsPhone } from '@contracts/phone'
import type { FieldProps } from '@/components/forms/field'
import { TextField } from '@/components/forms/text-field'
import { phoneHelp } from '@/content/site/notices'

/** A phone number: US numbers are rewritten to (401) 555-0142, and the promise about calls is below it. */
export function PhoneField({ help = phoneHelp, ...field }: FieldProps) {
  return (
    <TextField {...field} help={help} type="tel" autoComplete="tel" inputMode="tel" rewrite={formatUsPhone} />
  )
}
