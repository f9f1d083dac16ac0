import { formatUsPhone } from '@contracts/phone'
import type { FieldProps } from '@/components/ui/field'
import { TextField } from '@/components/ui/text-field'

/** A telephone number: US numbers are rewritten to (401) 555-0142, and the promise about calls stands beneath. */
export function PhoneField({
  help = 'We call about this request only, no marketing messages.',
  ...field
}: FieldProps) {
  return (
    <TextField {...field} help={help} type="tel" autoComplete="tel" inputMode="tel" rewrite={formatUsPhone} />
  )
}
