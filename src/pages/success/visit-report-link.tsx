import { ArrowLink } from '@/components/ui/arrow-link'
import { visitReport, visitReportCopy } from '@/content/services/visit-report'
import { paths } from '@/lib/paths'

/** Says that each visit ends with a report, and links to a sample. */
export function VisitReportLink() {
  return (
    <section aria-labelledby="visit-report" className="bg-paper py-14 md:py-20">
      <div className="container-page grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-end">
        <div>
          <h2 id="visit-report" className="text-28">
            {visitReportCopy.title}
          </h2>
          <p className="mt-3 max-w-prose text-18 text-steel">{visitReportCopy.lead}</p>
          <ArrowLink to={paths.visitReport} className="mt-4">
            {visitReportCopy.link}
          </ArrowLink>
        </div>
        <div>
          <dl className="border-t border-ink text-16">
            {visitReport.facts.map(([name, value]) => (
              <div key={name} className="grid grid-cols-[7rem_1fr] gap-x-6 border-b border-line py-3">
                <dt className="text-steel">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-14 text-steel">{visitReportCopy.caption}</p>
        </div>
      </div>
    </section>
  )
}
