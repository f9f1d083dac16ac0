import { ChartColumn, Clock, type LucideIcon, Palette, Puzzle, Smartphone, Sparkles } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { ArrowLink } from '@/components/ui/arrow-link'
import { type FeatureIcon, featureSection, features } from '@/content/home/home'
import { claimTerms } from '@/content/legal/terms'
import { paths } from '@/lib/paths'

const icons: Record<FeatureIcon, LucideIcon> = {
  clock: Clock,
  sparkles: Sparkles,
  puzzle: Puzzle,
  smartphone: Smartphone,
  palette: Palette,
  'bar-chart': ChartColumn,
}

export function Features() {
  const { heading, terms, report } = featureSection
  return (
    <Section heading={heading}>
      <ul className="grid gap-x-12 border-b border-line sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ id, title, description, icon, claim }) => {
          const Icon = icons[icon]
          return (
            <li key={id} className="grid cols-label-9 border-t border-line py-4 md:block md:py-7">
              <Icon className="mt-0.5 size-6 text-signal-deep md:mb-3" />
              <h3 className="item-title">{title}</h3>
              <p className="col-start-2 mt-1 text-16 text-steel">
                {description}
                {claim && (
                  <>
                    {' '}
                    <Link to={claimTerms[claim]} className="text-link">
                      {terms}
                    </Link>
                  </>
                )}
              </p>
            </li>
          )
        })}
      </ul>
      <ArrowLink to={paths.visitReport} className="mt-6">
        {report}
      </ArrowLink>
    </Section>
  )
}
