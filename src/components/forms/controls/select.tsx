import { ChevronDown } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { FormField, type FormFieldProps } from '@/components/forms/field'
import { cn } from '@/lib/cn'
import { controlClasses } from './control-classes'

export function Select({ className, ...props }: React.ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...props} className={cn(className, 'appearance-none pr-12')} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2"
      />
    </span>
  )
}

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
