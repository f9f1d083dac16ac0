import { formatUsDate } from '@shared/contracts/fields/calendar-day'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { CalendarButton } from '@/components/date-field/calendar-button'
import { parseUsDate } from '@/components/date-field/us-date'
import { controlClasses } from '@/components/forms/controls/control-classes'
import type { ControlProps } from '@/components/forms/field'
import { FormField, type FormFieldProps } from '@/components/forms/form'

type DateFieldProps = FormFieldProps & {
  placeholder: string
  calendarLabel: string
  earliest: string
  latest: string
}

/** The visitor types mm/dd/yyyy. The form's value is yyyy-mm-dd, or the typed text if it isn't a date. */
export function DateField({ placeholder, calendarLabel, earliest, latest, ...field }: DateFieldProps) {
  const { field: value } = useController({ control: useFormContext().control, name: field.name })
  const day = String(value.value ?? '')

  return (
    <FormField {...field}>
      {(control) => (
        <span className="relative block">
          <DateText {...control} placeholder={placeholder} day={day} field={value} />
          <CalendarButton
            label={calendarLabel}
            selected={day}
            earliest={earliest}
            latest={latest}
            onSelect={value.onChange}
          />
        </span>
      )}
    </FormField>
  )
}

type DateTextProps = ControlProps & {
  placeholder: string
  day: string
  field: {
    name: string
    ref: React.Ref<HTMLInputElement>
    onChange: (day: string) => void
    onBlur: () => void
  }
}

function DateText({ day, field, ...control }: DateTextProps) {
  const [typed, setTyped] = useState<string>()

  function change({ target }: React.ChangeEvent<HTMLInputElement>) {
    setTyped(target.value)
    field.onChange(parseUsDate(target.value) ?? target.value)
  }

  return (
    <input
      {...control}
      ref={field.ref}
      name={field.name}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? formatUsDate(day)}
      onChange={change}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
      className={clsx(controlClasses, 'pr-14 tabular-nums')}
    />
  )
}
