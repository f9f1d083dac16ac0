import { KeptTogether } from '@/components/ui/kept-together'
import { applicationCopy, reviewTime } from '@/content/careers/careers'
import { site } from '@/content/site/site'

const { next, questions } = applicationCopy

export function WhatHappensNext() {
  return (
    <>
      <ol className="mt-4 border-t border-ink">
        {next.steps.map((step, index) => (
          <li key={step} className="flex gap-4 border-b border-line py-3.5 text-16">
            <span aria-hidden="true" className="font-display text-22 leading-6 text-signal-deep tabular-nums">
              {index + 1}
            </span>
            <span>
              <KeptTogether text={step} words={reviewTime} />
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-16 text-steel">
        {questions}{' '}
        <a href={`mailto:${site.careersEmail}`} className="text-link break-words">
          {site.careersEmail}
        </a>
      </p>
    </>
  )
}
