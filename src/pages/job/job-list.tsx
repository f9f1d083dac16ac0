import { useId } from 'react'
import { cn } from '@/lib/cn'

type JobListProps = {
  heading: string
  items: ReadonlyArray<string>
  /** Two columns, in the room of two lists. */
  isWide?: boolean
  className?: string
}

export function JobList({ heading, items, isWide = false, className }: JobListProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={cn(isWide && 'md:col-span-2', className)}>
      <h2 id={headingId} className="text-28">
        {heading}
      </h2>
      <ul className={cn('mt-5 border-t border-ink', isWide && 'grid md:grid-cols-2 md:gap-x-12')}>
        {items.map((item) => (
          <li key={item} className="border-b border-line py-3 text-16">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
