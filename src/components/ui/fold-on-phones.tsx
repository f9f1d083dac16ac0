import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useReducer } from 'react'

type FoldOnPhonesProps = { label: string; className?: string; children: React.ReactNode }

export function FoldOnPhones({ label, className, children }: FoldOnPhonesProps) {
  const id = useId()
  const [isOpen, toggle] = useReducer((open: boolean) => !open, false)
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className="flex min-h-14 w-full items-center justify-between gap-6 border-y border-line text-left in-[.on-dark]:border-line-dark text-18 font-semibold sm:hidden noscript:hidden"
      >
        {label}
        <ChevronDown
          className={clsx(
            'size-5 shrink-0 text-signal-deep transition-transform in-[.on-dark]:text-signal',
            isOpen && 'rotate-180',
          )}
        />
      </button>
      <div id={id} className={clsx('max-sm:pt-4 sm:contents', !isOpen && 'max-sm:not-noscript:hidden')}>
        {children}
      </div>
    </div>
  )
}
