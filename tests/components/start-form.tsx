import { FormProvider, useForm } from 'react-hook-form'
import { DateField } from '@/components/date-field/date-field'

export function StartForm({ earliest = '2027-02-27', latest = '2028-02-26' }) {
  return (
    <FormProvider {...useForm({ defaultValues: { day: '' } })}>
      <DateField
        name="day"
        label="Start"
        placeholder="mm / dd / yyyy"
        calendarLabel="Choose a day"
        {...{ earliest, latest }}
      />
    </FormProvider>
  )
}
