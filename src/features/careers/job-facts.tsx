import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { careersCopy } from '@/content/careers/careers'
import { type Job, payRangeText } from '@/content/careers/jobs'
import { claimTerms } from '@/content/legal/terms'
import { AskForPay } from './ask-for-pay'

const { labels } = careersCopy

type JobFactsProps = {
  job: Job
  isWide?: boolean
  className?: string
}

export function JobFacts({ job, isWide = false, className }: JobFactsProps) {
  const { figure, text, hasTerms, range } = job.pay
  return (
    <dl className={clsx('text-16', isWide && 'md:text-18 md:*:cols-label-40', className)}>
      <Fact label={labels.pay}>
        {figure && (
          <b className={clsx('mb-1 block font-display text-28', isWide && 'md:text-40')}>{figure}</b>
        )}{' '}
        <span>{text}</span>
        {hasTerms && (
          <>
            {'. '}
            <Link to={claimTerms.commission} className="text-link whitespace-nowrap">
              {labels.terms}
            </Link>
          </>
        )}
        <span className="mt-1 block">{range ? payRangeText(range) : <AskForPay />}</span>
      </Fact>
      <Fact label={labels.territory}>{job.territory}</Fact>
      <Fact label={labels.type}>{job.type}</Fact>
      {isWide &&
        job.practical.map(({ label, text }) => (
          <Fact key={label} label={label}>
            {text}
          </Fact>
        ))}
      {job.benefitsOffered && (
        <Fact label={labels.benefitsOffered}>{job.benefitsOffered.join(', ') || labels.noBenefits}</Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid cols-label-20 items-baseline gap-4 border-b border-line py-2 sm:py-3">
      <dt className="text-16 text-steel">{label}</dt>
      <dd className="text-pretty">{children}</dd>
    </div>
  )
}
