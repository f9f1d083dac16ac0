import { Section } from '@/components/layout/section'
import { ArrowLink } from '@/components/ui/arrow-link'
import { platforms } from '@/content/services/overview/platforms'
import { servicesCopy } from '@/content/services/overview/services-page'
import { contactPath } from '@/lib/paths'

export function PlatformList() {
  const { heading, lead, customLink } = servicesCopy.platforms
  return (
    <Section heading={heading} lead={lead}>
      <ul className="grid border-b border-line md:grid-cols-2 md:gap-x-12">
        {platforms.map(({ name, kind, isCustom }) => (
          <li
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-5"
          >
            <h3 className="item-title">{name}</h3>
            <p className="text-16 text-steel">{kind}</p>
            {isCustom && (
              <ArrowLink to={contactPath('integration')} className="basis-full text-16">
                {customLink}
              </ArrowLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
