import { Download } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { whoComes } from '@/content/services/who-comes'
import { PointText } from '@/features/services/point-text'

export function WhoComes() {
  const { heading, lead, points, w9 } = whoComes
  return (
    <Section tone="mist" heading={heading} lead={lead}>
      <ul className="grid md:grid-cols-2 md:gap-x-12 lg:grid-cols-3">
        {points.map((point) => (
          <li key={point.title} className="border-t border-line py-6">
            <PointText point={point} />
          </li>
        ))}
      </ul>
      <a href={w9.path} download className="text-link inline-flex min-h-11 items-center gap-2 text-16">
        <Download aria-hidden="true" className="size-5" />
        {w9.label}
      </a>
    </Section>
  )
}
