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
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </Section>
      <ApplicationSection />
    </Page>
  )
}
