import { Section } from '@/components/layout/section'
import type { Service } from '@/content/services/service'
import { cn } from '@/lib/cn'
import { PointText } from './point-text'

type FeatureListProps = { features: Service['features']; columns: 2 | 3 }

export function FeatureList({ features, columns }: FeatureListProps) {
  return (
    <Section heading={features.heading} lead={features.lead}>
      <ul className={cn('grid md:gap-x-12', columns === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3')}>
        <Points items={features.items} />
      </ul>
    </Section>
  )
}

type FeatureLedgerProps = { features: Service['features']; children: React.ReactNode }

/** `children` are below the heading, beside the list. */
export function FeatureLedger({ features, children }: FeatureLedgerProps) {
  return (
    <Section
      tone="ink"
      heading={features.heading}
      lead={features.lead}
      beside={<div className="pt-8">{children}</div>}
    >
      <ul className="border-b border-seam">
        <Points items={features.items} isOnDark />
      </ul>
    </Section>
  )
}

type PointsProps = { items: Service['features']['items']; isOnDark?: boolean }

function Points({ items, isOnDark = false }: PointsProps) {
  return items.map((point) => (
    <li key={point.title} className={cn('border-t py-6', isOnDark ? 'border-seam' : 'border-line')}>
      <PointText point={point} isOnDark={isOnDark} />
    </li>
  ))
}
