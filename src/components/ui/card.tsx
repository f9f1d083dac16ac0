import { cn } from '@/lib/cn'

/** A hairline frame around what belongs together. */
export function Card({ className, ...props }: React.ComponentProps<'div'>) {
  return <div {...props} className={cn('on-light rounded border border-line p-6 md:p-8', className)} />
}
