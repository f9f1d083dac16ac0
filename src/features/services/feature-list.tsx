import { clsx } from 'clsx'
import { Section } from '@/components/layout/section'
import type { Service } from '@/content/services/service'
import { PointText } from './point-text'

type FeatureListProps = {
  features: Service['features']
  columns: 1 | 3
  beside?: React.ReactNode
  tone?: 'paper' | 'mist'
}

const grids = { 1: '', 3: 'md:grid-cols-3 md:*:nth-last-[-n+3]:border-b' }

export function FeatureList({ features, columns, beside, tone }: FeatureListProps) {
  return (
    <Section heading={features.heading} lead={features.lead} beside={beside} tone={tone}>
      <FeatureItems items={features.items} className={clsx('grid md:gap-x-12', grids[columns])} />
    </Section>
  )
}

type FeatureItemsProps = {
  items: Service['features']['items']
  className?: string
}

export function FeatureItems({ items, className }: FeatureItemsProps) {
  return (
    <ul className={className}>
      {items.map((point) => (
        <li key={point.title} className="border-t border-line py-4 last:border-b md:py-6">
          <PointText point={point} />
        </li>
      ))}
    </ul>
  )
}
