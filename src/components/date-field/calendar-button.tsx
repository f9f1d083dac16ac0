import * as Popover from '@radix-ui/react-popover'
import { CalendarDays } from 'lucide-react'
import { Suspense, useRef, useState, useTransition } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { calendarCopy } from '@/content/site/calendar'
import { lazyWithFallback } from '@/lib/lazy-with-fallback'
import type { CalendarProps } from './calendar'

const loadCalendar = () => import('./calendar')
const Calendar = lazyWithFallback<CalendarProps>(loadCalendar, () => (
  <p role="status" className="max-w-60 p-1 text-16">
    {calendarCopy.missing}
  </p>
))
/** Errors are ignored, because opening the calendar tries to load the code again. */
const prefetchCalendar = () => void loadCalendar().catch(() => {})

export function CalendarButton({ label, onSelect, ...days }: CalendarProps & { label: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isLoading, startTransition] = useTransition()

  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => startTransition(() => setIsOpen(open))}>
      <Popover.Trigger
        ref={button}
        aria-label={label}
        onPointerEnter={prefetchCalendar}
        onFocus={prefetchCalendar}
        className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded text-steel hover:bg-mist hover:text-ink"
      >
        <CalendarDays className="size-5" />
      </Popover.Trigger>
      {/* The spinner isn't a Suspense fallback, because React shows a fallback for at least 300 ms, even if the
          code has already loaded. */}
      {isLoading && (
        <span className="on-light absolute top-full right-0 z-50 mt-2 block animate-fade-late rounded border border-line p-3 shadow-float">
          <Spinner label={calendarCopy.loading} />
        </span>
      )}
      <Suspense>
        {isOpen && (
          // Inside a dialog, the calendar must be part of the dialog, because everything outside it is hidden from
          // screen readers.
          <Popover.Portal container={button.current?.closest<HTMLElement>('[role=dialog]')}>
            <Popover.Content
              aria-label={label}
              align="end"
              sideOffset={8}
              collisionPadding={8}
              className="on-light z-50 max-h-(--radix-popover-content-available-height) overflow-y-auto animate-fade rounded border border-line p-2 shadow-float"
            >
              <Calendar
                {...days}
                onSelect={(day) => {
                  onSelect(day)
                  setIsOpen(false)
                }}
              />
            </Popover.Content>
          </Popover.Portal>
        )}
      </Suspense>
    </Popover.Root>
  )
}
