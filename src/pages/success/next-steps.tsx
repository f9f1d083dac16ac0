import { Section } from '@/components/layout/section'
import { successCopy } from '@/content/success/success'
import { PointText } from '@/features/services/point-text'

const { heading, points } = successCopy.nextSteps

export function NextSteps() {
  return (
    <Section heading={heading}>
      <ol className="grid gap-x-12 gap-y-5 md:grid-cols-3">
        {points.map((point) => (
          <li key={point.title} className="border-t border-line pt-5">
            <PointText point={point} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
