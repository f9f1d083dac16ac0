import { useFormContext } from 'react-hook-form'
import { FormField, type FormFieldProps } from '@/components/forms/form'
import { controlClasses } from './control-classes'
import { Select } from './select'

type SelectFieldProps = FormFieldProps & {
  placeholder: string
  options: ReadonlyArray<{ value: string; label: string }>
}

export function SelectField({ placeholder, options, ...field }: SelectFieldProps) {
  const { register } = useFormContext()
  return (
    <FormField {...field}>
      {(control) => (
        <Select {...control} {...register(field.name)} className={controlClasses}>
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}
