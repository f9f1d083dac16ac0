import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import { ArrowLink } from '@/components/ui/arrow-link'
import { sameCarAnchor, sameCarCopy } from '@/content/pricing/same-car'
import { paths } from '@/lib/paths'

export function SameCar() {
  const { heading, lead, ways, packages, backgrounds } = sameCarCopy
  return (
    <Section heading={heading} lead={lead} id={sameCarAnchor} tone="mist">
      <ol className="grid gap-x-6 gap-y-10 sm:grid-cols-2">
        {ways.map(({ id, source, alt, title, plans, names }) => (
          <li key={id}>
            <Picture
              source={source}
              alt={alt}
              sizes="(min-width: 1264px) 588px, (min-width: 640px) 46vw, 100vw"
              className="h-auto w-full max-sm:-mx-5 max-sm:w-screen max-sm:max-w-none"
            />
            <h3 className="mt-4 text-22">{title}</h3>
            <p className="mt-1 text-18 font-medium">{plans}</p>
            <p className="mt-1 text-16 text-steel">{names}</p>
          </li>
        ))}
      </ol>
      <dl className="mt-10 grid gap-x-6 gap-y-5 border-t border-ink pt-6 sm:grid-cols-2">
        {packages.map(({ name, text }) => (
          <div key={name}>
            <dt className="item-title">{name}</dt>
            <dd className="mt-1 text-16 text-steel">{text}</dd>
          </div>
        ))}
      </dl>
      <ArrowLink to={paths.backgrounds} className="mt-4">
        {backgrounds}
      </ArrowLink>
    </Section>
  )
}
