import { ChartColumn, Clock, type LucideIcon, Palette, Puzzle, Smartphone, Sparkles } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { type FeatureIcon, featureSection, features } from '@/content/home/home'

const icons: Record<FeatureIcon, LucideIcon> = {
  clock: Clock,
  sparkles: Sparkles,
  puzzle: Puzzle,
  smartphone: Smartphone,
  palette: Palette,
  'bar-chart': ChartColumn,
}

export function Features() {
  return (
    <Section heading={featureSection.heading} lead={featureSection.lead}>
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:gap-x-20">
        {features.map(({ id, title, description, icon }) => {
          const Icon = icons[icon]
          return (
            <li key={id} className="border-t border-line py-6">
              <Icon className="mb-3 size-6 text-signal-deep" />
              <h3 className="item-title">{title}</h3>
              <p className="mt-2 text-16 text-steel">{description}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
