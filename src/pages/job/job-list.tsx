import { useId } from 'react'
import { cn } from '@/lib/cn'

type JobListProps = {
  heading: string
  items: ReadonlyArray<string>
  isRuled?: boolean
}

export function JobList({ heading, items, isRuled = false }: JobListProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-28">
        {heading}
      </h2>
      <ul
        className={cn(
          'mt-5 text-18',
          isRuled ? 'border-t border-ink' : 'list-disc pl-5 marker:text-signal-deep',
        )}
      >
        {items.map((item) => (
          <li key={item} className={isRuled ? 'border-b border-line py-4' : 'py-1.5'}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
