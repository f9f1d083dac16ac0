import * as RadixDialog from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { buttonClasses } from '@/components/ui/button'
import { revealOnTab } from '@/lib/scroll'

type DialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: React.ReactNode
  isFlush?: boolean
  /** Omit this if the content has its own close button. */
  closeLabel?: string
  onKeyDown?: React.KeyboardEventHandler
  /**
   * The element that receives focus when the dialog opens. By default, that's the title, so screen readers start there
   * instead of at the close button.
   */
  firstFocus?: React.RefObject<HTMLElement | null>
  className?: string
  children: React.ReactNode
}

export function Dialog({
  isOpen,
  onOpenChange,
  title,
  isFlush = false,
  closeLabel,
  onKeyDown,
  firstFocus,
  className,
  children,
}: DialogProps) {
  const opener = useRef<Element>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 animate-fade bg-ink/70" />
        <RadixDialog.Content
          onKeyDown={onKeyDown}
          onKeyUp={revealOnTab}
          // Dismissing a toast must not close the dialog.
          onInteractOutside={(event) => {
            if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
              event.preventDefault()
          }}
          // Radix restores focus only to its own trigger, which this dialog doesn't have, so remember the focused
          // element.
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            event.preventDefault()
            ;(firstFocus?.current ?? heading.current)?.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={() => {
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          aria-describedby={undefined}
          className={clsx(
            'on-light fixed inset-0 z-50 flex max-h-dvh animate-rise flex-col shadow-float forced-colors:border low:overflow-y-auto',
            'md:inset-auto md:top-1/2 md:left-1/2 md:max-h-[min(90dvh,56rem)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded',
            className ?? 'md:w-[min(92vw,40rem)]',
          )}
        >
          <header className="flex items-center justify-between gap-4 border-b border-line px-5 py-4 md:px-8 md:py-5">
            <RadixDialog.Title ref={heading} tabIndex={-1} className="text-28">
              {title}
            </RadixDialog.Title>
            {closeLabel && (
              <RadixDialog.Close
                className={clsx(buttonClasses({ variant: 'quiet', size: 'icon' }), '-mr-2.5 shrink-0')}
              >
                <X className="size-6" />
                <span className="sr-only">{closeLabel}</span>
              </RadixDialog.Close>
            )}
          </header>
          <div
            className={clsx(
              'overscroll-contain low:shrink-0 tall:min-h-0 tall:flex-1 tall:overflow-y-auto',
              !isFlush && 'px-5 py-6 md:px-8',
            )}
          >
            {children}
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
