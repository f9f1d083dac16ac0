import { useFormContext } from 'react-hook-form'
import { FormField, type FormFieldProps } from '@/components/forms/form'
import { controlClasses } from './control-classes'
import { Select } from './select'

type SelectFieldProps = FormFieldProps & {
  placeholder: string
  options: ReadonlyArray<{ id: string; label: string }>
}

export function SelectField({ placeholder, options, ...field }: SelectFieldProps) {
  const { register } = useFormContext()
  return (
    <FormField {...field}>
      {(control) => (
        <Select {...control} {...register(field.name)} className={controlClasses}>
          <option value="">{placeholder}</option>
          {options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}
