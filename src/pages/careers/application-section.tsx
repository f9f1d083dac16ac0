import { lazy, Suspense } from 'react'
import { FormSkeleton } from '@/components/form-skeleton'
import { KeptTogether } from '@/components/kept-together'
import { applicationCopy, reviewTime } from '@/content/careers'
import { site } from '@/content/site'
import { applicationAnchor } from '@/lib/paths'

const ApplicationForm = lazy(() => import('@/features/careers/application-form'))

const { title, lead, required, next, questions } = applicationCopy

/** The application form, and beside it what becomes of an application. */
export function ApplicationSection() {
  return (
    <section
      id={applicationAnchor}
      tabIndex={-1}
      aria-labelledby="application-heading"
      className="bg-mist py-14 md:py-24 lg:py-28"
    >
      <div className="container-page grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-20">
        <div>
          <h2 id="application-heading" className="text-40">
            {title}
          </h2>
          <p className="mt-4 max-w-prose text-18 text-steel">
            <KeptTogether text={lead} words={reviewTime} />
          </p>
          <p className="mt-2 mb-8 text-16 text-steel">{required}</p>
          <Suspense fallback={<FormSkeleton fields={8} />}>
            <ApplicationForm />
          </Suspense>
        </div>
        <aside aria-labelledby="next-heading" className="lg:sticky lg:top-24 lg:self-start">
          <h3 id="next-heading" className="text-28">
            {next.heading}
          </h3>
          <ol className="mt-6 border-t border-rim">
            {next.steps.map((step, index) => (
              <li key={step} className="flex gap-4 border-b border-line py-4 text-16">
                <span
                  aria-hidden="true"
                  className="font-display text-28 leading-6 text-signal-deep tabular-nums"
                >
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
            <a href={`mailto:${site.careersEmail}`} className="text-link break-all">
              {site.careersEmail}
            </a>
          </p>
        </aside>
      </div>
    </section>
  )
}
