import { localDay } from '@shared/contracts/fields/calendar-day'
import { isValid } from 'date-fns/isValid'
import { parseISO } from 'date-fns/parseISO'
import { startOfWeek } from 'date-fns/startOfWeek'
import { useEffect } from 'react'
import { DayPicker, labelDayButton } from 'react-day-picker'
import { calendarCopy } from '@/content/site/calendar'
import { isBusinessDay, nextBusinessDay } from '@/lib/business-hours'
import { cn } from '@/lib/cn'

export type CalendarProps = {
  /** Days are yyyy-mm-dd. */
  selected: string
  earliest: string
  latest: string
  onSelect: (day: string) => void
}

// On the narrowest phones seven 44 px targets are wider than the screen.
const cell = 'size-[min(2.75rem,12.2vw)] p-0 text-center text-16'
const arrow = 'grid size-11 place-items-center rounded hover:bg-mist aria-disabled:opacity-30'

/**
 * Begins with the week of the first business day, and offers business days only. SPEC section 5 allows any day within the
 * year: the others can be typed.
 */
export default function Calendar({ selected, earliest, latest, onSelect }: CalendarProps) {
  const first = parseISO(nextBusinessDay(earliest))
  const last = parseISO(latest)
  const typed = parseISO(selected)
  const chosen = isValid(typed) ? typed : undefined

  // The day has the focus before the calendar is in place, so the browser doesn't scroll to it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      navLayout="around"
      selected={chosen}
      onSelect={(date) => onSelect(localDay(date))}
      defaultMonth={chosen && chosen >= first && chosen <= last ? chosen : first}
      startMonth={first}
      endMonth={last}
      hidden={{ before: startOfWeek(first) }}
      disabled={[{ before: first }, { after: last }, isClosed]}
      modifiers={{ closed: isClosed }}
      labels={{
        labelDayButton: (date, modifiers, ...options) =>
          labelDayButton(date, modifiers, ...options) + (modifiers.closed ? calendarCopy.closed : ''),
      }}
      footer={calendarCopy.closedNote}
      classNames={{
        month: 'grid grid-cols-[auto_1fr_auto] items-center',
        button_previous: arrow,
        button_next: arrow,
        chevron: 'size-5 fill-current',
        month_caption: 'text-center text-16 font-semibold',
        month_grid: 'col-span-3 mt-1 border-collapse',
        week: 'not-has-[button]:hidden',
        weekday: cn(cell, 'h-9 align-middle text-14 font-medium text-steel'),
        day: cell,
        footer: 'max-w-80 px-3 py-2 text-14 text-steel',
        day_button:
          'size-full rounded tabular-nums not-disabled:hover:bg-mist disabled:text-steel disabled:line-through disabled:opacity-50 [[data-selected]>&]:bg-ink [[data-selected]>&]:font-semibold [[data-selected]>&]:text-paper',
      }}
    />
  )
}

function isClosed(date: Date): boolean {
  return !isBusinessDay(localDay(date))
}
