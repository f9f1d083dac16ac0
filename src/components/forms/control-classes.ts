import { cn } from '@/lib/cn'

export const controlClasses = cn(
  'block min-h-12 w-full rounded border border-rim bg-paper px-4 py-3 text-16 text-ink placeholder:text-steel',
  'hover:border-ink aria-invalid:border-2 aria-invalid:border-stop aria-invalid:px-[0.9375rem]',
)
