import { clsx } from 'clsx'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { careersCopy } from '@/content/careers/careers'
import type { Job } from '@/content/careers/jobs'
import { JobFacts } from '@/features/careers/job-facts'
import { applyPath, jobPath } from '@/lib/paths'

const { actions, labels } = careersCopy

export function JobCard({ job }: { job: Job }) {
  const titleId = `job-${job.id}`
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-x-16 gap-y-8 border-t border-ink py-8 md:py-10 lg:grid-cols-[5fr_7fr]"
    >
      <div>
        <h3 id={titleId} className="text-28">
          {job.title}
        </h3>
        <JobFacts job={job} className="mt-5 border-t border-line" />
        <div className="mt-6 flex flex-wrap items-center gap-3 sm:mt-8">
          <Link
            className={buttonClasses()}
            to={applyPath(job.id)}
            aria-label={`${actions.apply}: ${job.title}`}
          >
            {actions.apply}
          </Link>
          <Link
            className={buttonClasses({ variant: 'outline' })}
            to={jobPath(job.id)}
            aria-label={actions.detailsOf(job.title)}
          >
            {actions.details}
          </Link>
        </div>
      </div>
      <div
        className={clsx(
          'grid content-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:pt-2',
          job.requirements && 'xl:grid-cols-3',
        )}
      >
        <CardList heading={labels.responsibilities} items={job.responsibilities} />
        <CardList heading={labels.benefits} items={job.benefits} />
        {job.requirements && <CardList heading={labels.requirements} items={job.requirements} />}
      </div>
    </article>
  )
}

type CardListProps = {
  heading: string
  items: ReadonlyArray<string>
}

function CardList({ heading, items }: CardListProps) {
  const headingId = useId()
  return (
    <div>
      <h4 id={headingId} className="text-16 font-semibold">
        {heading}
      </h4>
      <ul aria-labelledby={headingId} className="mt-2 grid gap-x-8 gap-y-1.5 text-16">
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
