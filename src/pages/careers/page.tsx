import { Page } from '@/components/layout/page'
import { Section } from '@/components/layout/section'
import { careersCopy } from '@/content/careers/careers'
import { jobs } from '@/content/careers/jobs'
import { ApplicationSection } from './application-section'
import { CareersHead } from './careers-head'
import { JobCard } from './job-card'
import { seo } from './meta'

const { positions } = careersCopy

export function Component() {
  return (
    <Page {...seo} head={<CareersHead />}>
      <Section heading={positions.heading} id="open-positions">
        <div className="grid border-t border-ink lg:grid-cols-2 lg:grid-rows-[repeat(6,auto)]">
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} />
          ))}
        </div>
      </Section>
      <ApplicationSection />
    </Page>
  )
}
