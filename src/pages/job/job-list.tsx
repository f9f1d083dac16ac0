import { useId } from 'react'
import { cn } from '@/lib/cn'

type JobListProps = {
  heading: string
  items: ReadonlyArray<string>
  /** In the room of two lists. */
  isWide?: boolean
}

export function JobList({ heading, items, isWide = false }: JobListProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={cn(isWide && 'md:col-span-2')}>
      <h2 id={headingId} className="text-28">
        {heading}
      </h2>
      <ul className="mt-5 border-t border-ink">
        {items.map((item) => (
          <li key={item} className="border-b border-line py-3 text-16">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
