import { ChartColumn, Clock, type LucideIcon, Palette, Puzzle, Smartphone, Sparkles } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import { type FeatureIcon, featureSection, features } from '@/content/home/home'
import { hero } from '@/content/media/pictures'

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
      <div className="grid gap-10 lg:grid-cols-[minmax(0,0.8fr)_minmax(0,1.2fr)] lg:gap-16">
        <Picture
          source={hero}
          alt={featureSection.pictureAlt}
          sizes="(min-width: 1024px) 60rem, 100vw"
          className="aspect-[16/10] size-full rounded object-cover object-[34%_50%] lg:aspect-auto"
        />
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {features.map(({ id, title, description, icon }) => {
            const Icon = icons[icon]
            return (
              <li key={id} className="border-t border-line py-6">
                <Icon aria-hidden="true" className="mb-3 size-6 text-signal-deep" />
                <h3 className="item-title">{title}</h3>
                <p className="mt-2 text-16 text-steel">{description}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
