import { CalendarDays } from 'lucide-react'
import { type RefObject, Suspense, useRef, useState, useTransition } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { calendarCopy } from '@/content/site/calendar'
import { cn } from '@/lib/cn'
import { lazyWithFallback } from '@/lib/lazy-with-fallback'

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

const loadPopover = () => import('./calendar-popover')
const CalendarPopover = lazyWithFallback<CalendarPopoverProps>(loadPopover, () => (
  <Notice>{calendarCopy.missing}</Notice>
))
/** A failure is ignored: opening the calendar tries again. */
const prefetchPopover = () => void loadPopover().catch(() => {})

/** If its code can't be fetched, the text field still works. */
export function CalendarButton({ label, onSelect, ...days }: CalendarDaysProps & { label: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isLoading, startTransition] = useTransition()

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prefetchPopover}
        onFocus={prefetchPopover}
        onClick={() => startTransition(() => setIsOpen((open) => !open))}
        className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded text-steel hover:bg-mist hover:text-ink"
      >
        <CalendarDays aria-hidden="true" className="size-5" />
      </button>
      {/* Instead of a Suspense fallback, which React keeps for 300 ms even if the code is there. */}
      {isLoading && (
        <Notice className="animate-[fade_150ms_150ms_both]">
          <Spinner label={calendarCopy.loading} />
        </Notice>
      )}
      <Suspense>
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
      </Suspense>
    </>
  )
}

function Notice({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <span
      role="status"
      className={cn(
        'on-light absolute top-full right-0 z-50 mt-2 block max-w-64 rounded border border-line p-3 text-16 shadow-float',
        className,
      )}
    >
      {children}
    </span>
  )
}
