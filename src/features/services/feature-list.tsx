import { Section } from '@/components/layout/section'
import type { Service } from '@/content/services/service'
import { cn } from '@/lib/cn'
import { PointText } from './point-text'

type FeatureListProps = { features: Service['features']; columns: 2 | 3 }

export function FeatureList({ features, columns }: FeatureListProps) {
  return (
    <Section heading={features.heading} lead={features.lead}>
      <ul className={cn('grid md:gap-x-12', columns === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3')}>
        {features.items.map((point) => (
          <li key={point.title} className="border-t border-line py-6">
            <PointText point={point} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
