import { formatUsPhone } from '@shared/contracts/fields/phone'
import { useFormContext } from 'react-hook-form'
import { controlClasses } from '@/components/forms/controls/control-classes'
import { FormField, type FormFieldProps } from '@/components/forms/form'
import { phoneHelp } from '@/content/site/notices'

type TextFieldProps = FormFieldProps &
  Pick<
    React.ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'spellCheck' | 'autoCapitalize'
  > & {
    rewrite?: (value: string) => string
  }

export function TextField({
  type = 'text',
  autoComplete,
  inputMode,
  placeholder,
  spellCheck,
  autoCapitalize,
  rewrite,
  ...field
}: TextFieldProps) {
  const { register, setValue, getFieldState } = useFormContext()

  function rewriteOnBlur(event: React.FocusEvent<HTMLInputElement>) {
    const rewritten = rewrite?.(event.target.value)
    if (rewritten === undefined || rewritten === event.target.value) return
    setValue(field.name, rewritten, { shouldDirty: true, shouldValidate: getFieldState(field.name).invalid })
  }

  return (
    <FormField {...field}>
      {(control) => (
        <input
          {...control}
          {...register(field.name, { onBlur: rewriteOnBlur })}
          {...{ type, autoComplete, inputMode, placeholder, spellCheck, autoCapitalize }}
          className={controlClasses}
        />
      )}
    </FormField>
  )
}

export function EmailField(field: FormFieldProps) {
  return <TextField {...field} type="email" autoComplete="email" inputMode="email" />
}

export function PhoneField({ help = phoneHelp, ...field }: FormFieldProps) {
  return (
    <TextField {...field} help={help} type="tel" autoComplete="tel" inputMode="tel" rewrite={formatUsPhone} />
  )
}
