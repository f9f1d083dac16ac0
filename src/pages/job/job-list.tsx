import { useId } from 'react'

type JobListProps = { heading: string; items: ReadonlyArray<string> }

export function JobList({ heading, items }: JobListProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-28">
        {heading}
      </h2>
      <ul className="mt-5 border-t border-ink">
        {items.map((item) => (
          <li key={item} className="border-b border-line py-2 text-16 md:py-3">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
