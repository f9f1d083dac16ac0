import { localDay } from '@shared/contracts/fields/calendar-day'
import { clsx } from 'clsx'
import { endOfWeek } from 'date-fns/endOfWeek'
import { isValid } from 'date-fns/isValid'
import { parseISO } from 'date-fns/parseISO'
import { startOfWeek } from 'date-fns/startOfWeek'
import { useEffect } from 'react'
import { type DayEventHandler, DayPicker } from 'react-day-picker'

/** Days are yyyy-mm-dd, but `selected` may be any text that the visitor has typed. */
export type CalendarProps = {
  selected: string
  earliest: string
  latest: string
  onSelect: (day: string) => void
}

// On the narrowest phones, a row of seven 44 px cells doesn't fit, so the cells shrink.
const cell = 'size-[min(2.75rem,12.2vw)] p-0 text-center text-16'
const arrow = 'grid size-11 place-items-center rounded hover:bg-mist aria-disabled:opacity-30'

export default function Calendar({ selected, earliest, latest, onSelect }: CalendarProps) {
  const first = parseISO(earliest)
  const last = parseISO(latest)
  const typed = parseISO(selected)
  const chosen = isValid(typed) ? typed : undefined

  // React Day Picker focuses a day before the calendar is positioned, so scroll to that day in the next frame.
  useEffect(() => {
    const frame = requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [])

  /**
   * React Day Picker ignores Home if the week starts before the earliest day, and End if it ends after the latest day.
   */
  const goToEdge: DayEventHandler<React.KeyboardEvent> = (date, _modifiers, { key, currentTarget }) => {
    const isIgnored =
      (key === 'Home' && startOfWeek(date) < first) || (key === 'End' && endOfWeek(date) > last)
    if (!isIgnored) return
    const days = currentTarget.closest('tr')?.querySelectorAll<HTMLElement>('button:enabled')
    days?.item(key === 'Home' ? 0 : days.length - 1)?.focus()
  }

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
      disabled={[{ before: first }, { after: last }]}
      onDayKeyDown={goToEdge}
      classNames={{
        month: 'grid grid-cols-[auto_1fr_auto] items-center',
        button_previous: arrow,
        button_next: arrow,
        chevron: 'size-5 fill-current',
        month_caption: 'text-center text-16 font-semibold',
        month_grid: 'col-span-3 mt-1 border-collapse',
        week: 'not-has-[button]:hidden',
        weekday: clsx(cell, 'h-9 align-middle text-14 font-medium text-steel'),
        day: cell,
        day_button:
          'size-full rounded tabular-nums not-disabled:hover:bg-mist disabled:text-steel disabled:line-through disabled:opacity-50 [[data-selected]>&]:bg-ink [[data-selected]>&]:font-semibold [[data-selected]>&]:text-paper',
      }}
    />
  )
}
