import { useId } from 'react'

type JobListProps = { heading: string; items: ReadonlyArray<string>; className?: string | undefined }

export function JobList({ heading, items, className }: JobListProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={className}>
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
