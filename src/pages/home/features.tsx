import { ChartColumn, Clock, type LucideIcon, Palette, Puzzle, Smartphone, Sparkles } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import { ArrowLink } from '@/components/ui/arrow-link'
import { type FeatureIcon, featureSection, features } from '@/content/home/home'
import { placeKit } from '@/content/media/stills/place-pictures'
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
  return (
    <Section heading={featureSection.heading} lead={featureSection.lead} beside={<Visit />}>
      <ul className="border-b border-line">
        {features.map(({ id, title, description, icon }) => {
          const Icon = icons[icon]
          return (
            <li key={id} className="grid grid-cols-[2.5rem_1fr] border-t border-line py-5">
              <Icon className="size-6 text-signal-deep" />
              <div>
                <h3 className="item-title">{title}</h3>
                <p className="mt-1 text-16 text-steel">{description}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** Who comes, and what is left behind. */
function Visit() {
  return (
    <div className="mt-8">
      <Picture
        source={placeKit}
        alt={featureSection.pictureAlt}
        sizes="(min-width: 1024px) 1000px, 130vw"
        className="aspect-[4/3] w-full rounded object-cover"
      />
      <ArrowLink to={paths.visitReport} className="mt-3">
        {featureSection.report}
      </ArrowLink>
    </div>
  )
}
