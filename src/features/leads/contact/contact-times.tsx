import type { ContactInput } from '@shared/contracts/contact'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { contactTimes } from '@/content/contact/contact'
import { timesIn, toggleTime } from './contact-intent'

type ContactTimesProps = { form: Pick<UseFormReturn<ContactInput>, 'watch' | 'getValues' | 'setValue'> }

/** The message stores the chosen times, so the buttons always match the message. */
export function ContactTimes({ form }: ContactTimesProps) {
  const { legend, help, days, parts } = contactTimes
  const helpId = useId()
  const chosen = timesIn(form.watch('message') ?? '')

  function toggle(time: string) {
    form.setValue('message', toggleTime(form.getValues('message'), time), { shouldDirty: true })
  }

  return (
    <fieldset aria-describedby={helpId} className="min-w-0">
      <legend className="mb-2 text-16 font-medium">{legend}</legend>
      <div className="flex gap-x-6 gap-y-2 max-sm:flex-col sm:flex-wrap">
        {[days, parts].map((times) => (
          <div key={times[0]} className="flex gap-2 max-[20rem]:flex-wrap">
            {times.map((time) => (
              <Button
                key={time}
                variant={chosen.includes(time) ? 'dark' : 'quiet'}
                size="compact"
                className="border border-control max-sm:grow max-sm:basis-0 max-sm:px-0"
                aria-pressed={chosen.includes(time)}
                onClick={() => toggle(time)}
              >
                {time}
              </Button>
            ))}
          </div>
        ))}
      </div>
      <p id={helpId} className="mt-2 text-14 text-steel">
        {help}
      </p>
    </fieldset>
  )
}
