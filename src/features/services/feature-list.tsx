import { useId } from 'react'
import { Section } from '@/components/layout/section'
import type { Service } from '@/content/services/service'
import { cn } from '@/lib/cn'
import { PointText } from './point-text'

type FeatureListProps = {
  features: Service['features']
  columns: 2 | 3
  tone?: 'paper' | 'mist' | 'ink'
}

export function FeatureList({ features, columns, tone = 'paper' }: FeatureListProps) {
  return (
    <Section tone={tone} heading={features.heading} lead={features.lead}>
      <ul className={cn('grid md:gap-x-12', columns === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3')}>
        <Points items={features.items} isOnDark={tone === 'ink'} />
      </ul>
    </Section>
  )
}

type FeatureLedgerProps = {
  features: Service['features']
  tone?: 'paper' | 'ink'
  children?: React.ReactNode
}

export function FeatureLedger({ features, tone = 'paper', children }: FeatureLedgerProps) {
  const headingId = useId()
  const isOnDark = tone === 'ink'
  return (
    <section
      aria-labelledby={headingId}
      className={cn('py-14 md:py-24 lg:py-28', isOnDark ? 'on-dark' : 'bg-paper')}
    >
      <div className="container-page grid gap-8 lg:grid-cols-[5fr_6fr] lg:gap-20">
        <div className="lg:roomy:sticky lg:top-28 lg:self-start">
          <h2 id={headingId} className="text-heading">
            {features.heading}
          </h2>
          {features.lead && (
            <p className={cn('mt-4 text-18', isOnDark ? 'text-fog' : 'text-steel')}>{features.lead}</p>
          )}
          {children && <div className="mt-8">{children}</div>}
        </div>
        <ul className={cn('border-b', isOnDark ? 'border-seam' : 'border-line')}>
          <Points items={features.items} isOnDark={isOnDark} />
        </ul>
      </div>
    </section>
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
