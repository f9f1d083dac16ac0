import { clsx } from 'clsx'
import { Link, matchPath, useLocation } from 'react-router-dom'
import { Page } from '@/components/layout/page'
import { Section } from '@/components/layout/section'
import { buttonClasses } from '@/components/ui/button'
import { careersCopy } from '@/content/careers/careers'
import { jobs } from '@/content/careers/jobs'
import { jobClosing } from '@/content/careers/later'
import { listingPhone } from '@/content/media/stills/pictures'
import { placeKit } from '@/content/media/stills/place-pictures'
import { JobFacts } from '@/features/careers/job-facts'
import { SplitHead } from '@/features/careers/split-head'
import { WhatHappensNext } from '@/features/leads/application/what-happens-next'
import { applyPath, jobPath, paths } from '@/lib/paths'
import { JobList } from './job-list'
import { JobSteps } from './job-steps'

const pictures = {
  kit: { source: placeKit, className: 'object-[60%_50%]' },
  listing: {
    source: listingPhone,
    frameClassName: 'aspect-3/2 xl:left-auto xl:aspect-3/2',
    // The blend hides the picture's edges, and the masks hide a bright light in its corner.
    className:
      'object-[50%_30%] xl:object-[50%_55%] xl:brightness-125 xl:mix-blend-lighten xl:[mask-image:linear-gradient(to_right,transparent,black_20%),linear-gradient(to_bottom_right,transparent_13%,black_28%)] xl:mask-intersect',
  },
}

const { actions, labels } = careersCopy

/** The route table has only the paths of existing jobs, so a job is always found. */
export function Component() {
  const { pathname } = useLocation()
  const job = jobs.find(({ id }) => matchPath(jobPath(id), pathname))
  if (!job) return null

  return (
    <Page
      title={job.title}
      description={job.page.description}
      head={
        <SplitHead
          title={job.title}
          lead={job.page.lead}
          picture={{ ...pictures[job.page.picture], alt: job.page.pictureAlt }}
        >
          <Link className={buttonClasses()} to={applyPath(job.id)}>
            {actions.apply}
          </Link>
          <Link to={paths.careers} className="text-link inline-flex min-h-11 items-center text-16">
            {actions.all}
          </Link>
        </SplitHead>
      }
    >
      <Section heading={labels.facts} isHeadingBeside>
        <JobFacts job={job} isWide className="border-t border-ink" />
      </Section>
      <JobSteps id={job.id} />
      <div
        className={clsx(
          'container-page grid gap-x-12 gap-y-12 py-14 md:grid-cols-2 md:py-22 lg:gap-x-16',
          job.requirements && 'md:max-lg:*:first:col-span-2 lg:grid-cols-3',
        )}
      >
        <JobList heading={labels.responsibilities} items={job.responsibilities} />
        {job.requirements && <JobList heading={labels.requirements} items={job.requirements} />}
        <JobList heading={labels.benefits} items={job.benefits} />
      </div>
      <section aria-labelledby="apply-heading" className="bg-mist py-14 md:py-22">
        <div className="container-page grid gap-12 md:grid-cols-2 lg:gap-x-16">
          <div>
            <h2 id="apply-heading" className="text-heading">
              {jobClosing.heading}
            </h2>
            <p className="mt-3 mb-8 text-18 text-steel">{jobClosing.lead}</p>
            <Link className={buttonClasses()} to={applyPath(job.id)}>
              {actions.apply}
            </Link>
          </div>
          <section aria-labelledby="after-heading">
            <h3 id="after-heading" className="text-28">
              {labels.afterApplying}
            </h3>
            <WhatHappensNext />
          </section>
        </div>
      </section>
    </Page>
  )
}
