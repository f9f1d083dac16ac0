import type { ContactInput } from '@shared/contracts/contact'
import { clsx } from 'clsx'
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
      <div className="grid grid-cols-10 gap-2 sm:flex sm:flex-wrap">
        {[...days, ...parts].map((time) => (
          <Button
            key={time}
            variant={chosen.includes(time) ? 'dark' : 'outline'}
            size="compact"
            className={clsx('max-sm:px-0', parts.includes(time) ? 'max-sm:col-span-5' : 'max-sm:col-span-2')}
            aria-pressed={chosen.includes(time)}
            onClick={() => toggle(time)}
          >
            {time}
          </Button>
        ))}
      </div>
      <p id={helpId} className="mt-2 text-14 text-steel">
        {help}
      </p>
    </fieldset>
  )
}
