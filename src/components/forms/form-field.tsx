import { useFormState } from 'react-hook-form'
import { type ControlProps, Field, type FieldProps } from './field'

export type FormFieldProps = FieldProps & { name: string }

type FormFieldFrameProps = FormFieldProps & { children: (control: ControlProps) => React.ReactNode }

/** A field of the form around it, with its error. Apart from `Field`, which pages without a form use, too. */
export function FormField({ name, ...field }: FormFieldFrameProps) {
  const { errors } = useFormState({ name })
  return <Field {...field} error={errors[name]?.message?.toString()} />
}
