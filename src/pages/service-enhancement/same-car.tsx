import { planNames } from '@shared/contracts/plan-names'
import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import { ArrowLink } from '@/components/ui/arrow-link'
import { KeptTogether } from '@/components/ui/kept-together'
import { sameCarCopy } from '@/content/pricing/same-car'
import { paths, sameCarAnchor } from '@/lib/paths'

export function SameCar() {
  const { heading, lead, ways, backgrounds } = sameCarCopy
  return (
    <Section heading={heading} lead={lead} id={sameCarAnchor} tone="paper">
      <ol className="grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6">
        {ways.map(({ id, source, alt, title, plans, names }) => (
          <li key={id}>
            <Picture
              source={source}
              alt={alt}
              sizes="(min-width: 1024px) 900px, 47vw"
              className="aspect-4/3 w-full rounded object-cover object-[65%_50%] md:aspect-video"
            />
            <h3 className="mt-3 text-18 md:text-22">{title}</h3>
            <p className="mt-1 text-16 font-medium text-balance">
              <KeptTogether text={plans} words={planNames} />
            </p>
            <p className="mt-1 text-16 text-steel">{names}</p>
          </li>
        ))}
      </ol>
      <ArrowLink to={paths.backgrounds} className="mt-4">
        {backgrounds}
      </ArrowLink>
    </Section>
  )
}
