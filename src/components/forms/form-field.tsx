import { useFormState } from 'react-hook-form'
import { type ControlProps, Field, type FieldProps } from '@/components/forms/field'

export type FormFieldProps = FieldProps & { name: string }

type FormFieldFrameProps = FormFieldProps & { children: (control: ControlProps) => React.ReactNode }

export function FormField({ name, ...field }: FormFieldFrameProps) {
  const { errors } = useFormState({ name })
  return <Field {...field} error={errors[name]?.message?.toString()} />
}
