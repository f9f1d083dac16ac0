import * as Popover from '@radix-ui/react-popover'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { calendarCopy } from '@/content/site/calendar'

// Without the calendar there is still the text field.
const loadCalendar = () =>
  import('@/components/date-field/calendar').catch(() => ({ default: CalendarMissing }))
const Calendar = lazy(loadCalendar)

type DatePopoverProps = {
  label: string
  frame: React.RefObject<HTMLElement | null>
  day: string
  earliest: string
  latest: string
  onSelect: (day: string) => void
}

/** A button that opens a calendar beside the field. */
export function DatePopover({ label, frame, onSelect, ...days }: DatePopoverProps) {
  const [isOpen, setIsOpen] = useState(false)
  // Inside a dialog the calendar belongs to it: what lies outside is hidden from screen readers.
  const host = isOpen ? frame.current?.closest<HTMLElement>('[role=dialog]') : undefined

  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        aria-label={label}
        onPointerEnter={() => void loadCalendar()}
        onFocus={() => void loadCalendar()}
        className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded text-steel hover:bg-mist hover:text-ink"
      >
        <CalendarDays aria-hidden="true" className="size-5" />
      </Popover.Trigger>
      <Popover.Portal container={host}>
        <Popover.Content
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className="on-light z-50 max-h-(--radix-popover-content-available-height) overflow-y-auto animate-[fade_150ms_ease-out] rounded border border-line p-2 shadow-float"
        >
          <Suspense fallback={<CalendarOutline />}>
            <Calendar
              selected={days.day}
              earliest={days.earliest}
              latest={days.latest}
              onSelect={(day) => {
                onSelect(day)
                setIsOpen(false)
              }}
            />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function CalendarMissing() {
  return <p className="max-w-64 p-3 text-16">{calendarCopy.missing}</p>
}

function CalendarOutline() {
  return (
    <div className="grid h-80 w-[19.25rem] max-w-[86vw] place-items-center">
      <Spinner label={calendarCopy.loading} />
    </div>
  )
}
