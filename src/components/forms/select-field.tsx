import { ChevronDown } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { controlClasses } from '@/components/forms/control-classes'
import { Field, type FieldProps } from '@/components/forms/field'
import { cn } from '@/lib/cn'

type SelectFieldProps = FieldProps & {
  placeholder: string
  options: ReadonlyArray<{ value: string; label: string }>
}

export function SelectField({ placeholder, options, ...field }: SelectFieldProps) {
  const { register } = useFormContext()
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative block">
          <select
            {...control}
            {...register(field.name)}
            className={cn(controlClasses, 'appearance-none pr-12')}
          >
            <option value="">{placeholder}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-steel"
          />
        </span>
      )}
    </Field>
  )
}
