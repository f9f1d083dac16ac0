import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { engagementMeasures } from '@/content/success/engagement'
import { successCopy } from '@/content/success/success'
import { BeforeAfterBars } from './before-after-bars'
import { TrendLines } from './trend-lines'

const copy = successCopy.engagement

export function Engagement({ isFolded }: { isFolded: boolean }) {
  if (!isFolded)
    return (
      <Section heading={copy.heading} lead={copy.lead} tone="mist">
        <Figures />
      </Section>
    )
  return (
    <details className="group bg-mist">
      <summary className="container-page flex min-h-20 list-none items-center justify-between gap-6 py-5 [&::-webkit-details-marker]:hidden">
        <h2 className="text-22">{copy.heading}</h2>
        <ChevronDown className="size-6 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="container-page pt-4 pb-14 md:pb-24">
        <p className="mb-10 text-18 text-steel">{copy.lead}</p>
        <Figures />
      </div>
    </details>
  )
}

function Figures() {
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4 lg:gap-x-10">
        {engagementMeasures.map(({ id, statistic, before, after }) => (
          <div key={id} className="flex flex-col-reverse justify-end border-t border-line pt-5">
            <dt className="mt-2 max-w-[20ch] text-16 text-steel">{statistic}</dt>
            <dd className="font-display text-56 tabular-nums">{changeOf(before, after)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-12 md:mt-20">
        <BeforeAfterBars />
      </div>
      <div className="mt-10 border-line md:mt-14 lg:border-t lg:pt-10">
        <TrendLines />
      </div>
      <p className="mt-10 border-t border-line pt-6 text-18">
        {copy.claim}{' '}
        <Link to={copy.terms.to} className="text-link">
          {copy.terms.label}
        </Link>
      </p>
    </>
  )
}

function changeOf(before: number, after: number): string {
  const percent = Math.round((after / before - 1) * 100)
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
}
