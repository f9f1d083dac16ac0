import { Link } from 'react-router-dom'
import { careersCopy } from '@/content/careers/careers'
import type { Job } from '@/content/careers/jobs'
import { claimTerms } from '@/content/legal/terms'
import { cn } from '@/lib/cn'

const { labels } = careersCopy

export function JobFacts({ job, className }: { job: Job; className?: string }) {
  return (
    <div className={className}>
      {job.pay && (
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <span className="font-display text-56 font-extrabold tracking-tight">{job.pay.figure}</span>
          <span className="max-w-[22ch] text-16">
            {job.pay.text}
            {job.pay.hasTerms && (
              <>
                {'. '}
                <Link to={claimTerms.commission} className="text-link">
                  {labels.terms}
                </Link>
              </>
            )}
          </span>
        </p>
      )}
      <dl className="not-first:mt-6 border-t border-line text-16">
        {[
          [labels.territory, job.territory],
          [labels.type, job.type],
        ].map(([label, value]) => (
          <div key={label} className={cn('grid grid-cols-[6rem_1fr] gap-4 border-b border-line py-3')}>
            <dt className="text-steel">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
