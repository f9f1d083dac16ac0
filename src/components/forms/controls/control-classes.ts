import { cn } from '@/lib/cn'

const sharedClasses = cn(
  'block min-h-12 w-full rounded border border-rim px-4 py-3 text-16',
  'aria-invalid:border-2 aria-invalid:border-stop aria-invalid:px-[0.9375rem]',
)

export const controlClasses = cn(sharedClasses, 'bg-paper text-ink placeholder:text-steel hover:border-ink')

/** For numbers and times on dark ground. */
export const darkControlClasses = cn(sharedClasses, 'bg-transparent tabular-nums hover:border-current')
