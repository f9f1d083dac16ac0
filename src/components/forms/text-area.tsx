import { useFormContext } from 'react-hook-form'
import { controlClasses } from '@/components/forms/control-classes'
import { Field, type FieldProps } from '@/components/forms/field'

type TextAreaProps = FieldProps & { rows?: number }

export function TextArea({ rows = 6, ...field }: TextAreaProps) {
  const { register } = useFormContext()
  return (
    <Field {...field}>
      {(control) => (
        <textarea {...control} {...register(field.name)} rows={rows} className={controlClasses} />
      )}
    </Field>
  )
}
