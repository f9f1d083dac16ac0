import { Section } from '@/components/layout/section'
import { onsiteService } from '@/content/services/onsite'
import type { Point } from '@/content/services/service'
import { visitReportCopy } from '@/content/services/visit-report'
import { whoComes } from '@/content/services/who-comes'
import { PointText } from '@/features/services/point-text'
import { paths } from '@/lib/paths'

const points: ReadonlyArray<Point> = [
  ...whoComes.points,
  ...onsiteService.features.items,
  {
    title: visitReportCopy.title,
    text: visitReportCopy.short,
    link: { label: visitReportCopy.link, to: paths.visitReport },
  },
]

export function WhoComes() {
  return (
    <Section heading={onsiteService.features.heading}>
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2 sm:gap-y-8 xl:grid-cols-4">
        {points.map((point) => (
          <li key={point.title} className="border-t border-line pt-5">
            <PointText point={point} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
