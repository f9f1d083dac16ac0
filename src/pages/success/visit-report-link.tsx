import { ArrowLink } from '@/components/ui/arrow-link'
import { visitReportCopy } from '@/content/services/visit-report'
import { paths } from '@/lib/paths'

/** The promise that each visit ends with a report, and the way to a sample of one. */
export function VisitReportLink() {
  return (
    <section aria-labelledby="visit-report" className="bg-paper py-14 md:py-20">
      <div className="container-page">
        <h2 id="visit-report" className="text-28">
          {visitReportCopy.title}
        </h2>
        <p className="mt-3 max-w-prose text-18 text-steel">{visitReportCopy.lead}</p>
        <ArrowLink to={paths.visitReport} className="mt-4">
          {visitReportCopy.link}
        </ArrowLink>
      </div>
    </section>
  )
}
