import * as Popover from '@radix-ui/react-popover'
import { useEffect, useRef } from 'react'
import { Calendar } from './calendar'
import type { CalendarPopoverProps } from './calendar-button'

export default function CalendarPopover({ label, button, onSelect, onClose, ...days }: CalendarPopoverProps) {
  // Inside a dialog the calendar must be in it: everything outside is hidden from screen readers.
  const host = button.current?.closest<HTMLElement>('[role=dialog]')

  const isLeft = useRef(false)

  // The day has the focus before the calendar is in place, so the browser doesn't scroll to it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={button as React.RefObject<HTMLButtonElement>} />
      <Popover.Portal container={host}>
        <Popover.Content
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          // The button closes the calendar itself; a press elsewhere keeps the focus.
          onInteractOutside={(event) => {
            if (button.current?.contains(event.target as Node)) event.preventDefault()
            else isLeft.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!isLeft.current) button.current?.focus()
          }}
          className="on-light z-50 max-h-(--radix-popover-content-available-height) overflow-y-auto animate-[fade_150ms_ease-out] rounded border border-line p-2 shadow-float"
        >
          <Calendar selected={days.day} earliest={days.earliest} latest={days.latest} onSelect={onSelect} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
