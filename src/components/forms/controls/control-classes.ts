import { clsx } from 'clsx'

const sharedClasses = clsx(
  'block min-h-12 w-full rounded border border-control px-4 py-3 text-16',
  'aria-invalid:border-2 aria-invalid:border-stop aria-invalid:px-3.75',
)

export const controlClasses = clsx(sharedClasses, 'bg-paper text-ink placeholder:text-steel hover:border-ink')

export const darkControlClasses = clsx(sharedClasses, 'bg-transparent tabular-nums hover:border-current')
