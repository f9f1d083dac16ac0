import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'

export function Select({ className, ...props }: React.ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...props} className={clsx(className, 'appearance-none pr-12')} />
      <ChevronDown className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2" />
    </span>
  )
}
