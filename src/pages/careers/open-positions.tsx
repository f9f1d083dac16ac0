import { Section } from '@/components/layout/section'
import { careersCopy } from '@/content/careers/careers'
import { jobs } from '@/content/careers/jobs'
import { JobCard } from './job-card'

const { heading, lead } = careersCopy.positions

export function OpenPositions() {
  return (
    <Section heading={heading} lead={lead} id="open-positions">
      <div className="grid border-t border-ink lg:grid-cols-2 lg:grid-rows-[repeat(5,auto)]">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </div>
    </Section>
  )
}
