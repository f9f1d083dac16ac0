import { useFormContext } from 'react-hook-form'
import { controlClasses } from '@/components/forms/controls/control-classes'
import { FormField, type FormFieldProps } from '@/components/forms/form'

type TextAreaProps = FormFieldProps & { rows?: number }

export function TextArea({ rows = 6, ...field }: TextAreaProps) {
  const { register } = useFormContext()
  return (
    <FormField {...field}>
      {(control) => (
        <textarea {...control} {...register(field.name)} rows={rows} className={controlClasses} />
      )}
    </FormField>
  )
}
