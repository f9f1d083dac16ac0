import { useId } from 'react'

type JobListProps = { heading: string; items: ReadonlyArray<string>; className?: string }

export function JobList({ heading, items, className }: JobListProps) {
  const headingId = useId()
  return (
    <div className={className}>
      <h4 id={headingId} className="text-16 font-semibold">
        {heading}
      </h4>
      <ul aria-labelledby={headingId} className="mt-3 space-y-2 text-16">
        {items.map((item) => (
          <li
            key={item}
            className="relative pl-5 before:absolute before:top-[0.7em] before:left-0 before:h-0.5 before:w-2.5 before:bg-signal"
          >
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
