import { CalendarDays } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { calendarCopy } from '@/content/site/calendar'
import { deferredComponent } from '@/lib/loading/deferred'

export type CalendarDaysProps = {
  day: string
  earliest: string
  latest: string
  onSelect: (day: string) => void
}

export type CalendarPopoverProps = CalendarDaysProps & {
  label: string
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

const CalendarPopover = deferredComponent<CalendarPopoverProps>(() => import('./calendar-popover'), {
  loading: (
    <Notice>
      <Spinner label={calendarCopy.loading} />
    </Notice>
  ),
  unavailable: () => <Notice>{calendarCopy.missing}</Notice>,
})

/** If its code can't be fetched, the text field still works. */
export function CalendarButton({ label, onSelect, ...days }: CalendarDaysProps & { label: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={CalendarPopover.prefetch}
        onFocus={CalendarPopover.prefetch}
        onClick={() => setIsOpen((open) => !open)}
        className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded text-steel hover:bg-mist hover:text-ink"
      >
        <CalendarDays aria-hidden="true" className="size-5" />
      </button>
      {isOpen && (
        <CalendarPopover
          {...{ label, button, ...days }}
          onSelect={(day) => {
            onSelect(day)
            setIsOpen(false)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

function Notice({ children }: { children: React.ReactNode }) {
  return (
    <span
      role="status"
      className="on-light absolute top-full right-0 z-50 mt-2 block max-w-64 rounded border border-line p-3 text-16 shadow-float"
    >
      {children}
    </span>
  )
}
