import { ScriptlessNotice } from '@/components/forms/form-notices'
import { applicationCopy } from '@/content/careers/careers'
import { site } from '@/content/site/site'
import { ApplicationForm } from '@/features/leads/application/application-form'
import { WhatHappensNext } from '@/features/leads/application/what-happens-next'
import { applicationAnchor } from '@/lib/paths'

const { title, lead, required, next } = applicationCopy

export function ApplicationSection() {
  return (
    <section
      id={applicationAnchor}
      tabIndex={-1}
      aria-labelledby="application-heading"
      className="bg-mist py-14 md:py-22"
    >
      <div className="container-page grid gap-12 lg:cols-aside-72 xl:cols-aside-88 xl:gap-20">
        <div>
          <h2 id="application-heading" className="text-heading">
            {title}
          </h2>
          <p className="mt-4 max-w-prose text-18 text-steel">{lead}</p>
          <p className="mt-2 mb-8 text-16 text-steel">{required}</p>
          <ScriptlessNotice email={site.careersEmail} />
          <ApplicationForm />
        </div>
        <aside aria-labelledby="next-heading" className="lg:roomy:sticky lg:top-24 lg:self-start">
          <h3 id="next-heading" className="text-28">
            {next.heading}
          </h3>
          <WhatHappensNext />
        </aside>
      </div>
    </section>
  )
}
