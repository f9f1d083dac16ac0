import { Section } from '@/components/layout/section'
import { ArrowLink } from '@/components/ui/arrow-link'
import { platforms } from '@/content/services/overview/platforms'
import { servicesCopy } from '@/content/services/overview/services-page'
import { contactPath, platformsAnchor } from '@/lib/paths'

export function PlatformList() {
  const { heading, lead, columns, customLink } = servicesCopy.platforms
  return (
    <Section heading={heading} lead={lead} id={platformsAnchor}>
      <table className="w-full border-collapse text-left text-14 sm:text-16">
        <thead>
          <tr className="border-b border-ink text-14 text-steel [&_th]:py-3 [&_th]:font-medium">
            <th scope="col">{columns.system}</th>
            <th scope="col">{columns.how}</th>
            <th scope="col">{columns.who}</th>
          </tr>
        </thead>
        <tbody>
          {platforms.map(({ name, how, who }) => (
            <tr key={name} className="border-b border-line align-baseline *:py-3 *:not-last:pr-3 sm:*:py-4">
              <th scope="row" className="text-16 font-semibold sm:text-18">
                {name}
              </th>
              <td>{how}</td>
              <td className="text-steel">{who}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ArrowLink to={contactPath('integration')} className="mt-4 text-16">
        {customLink}
      </ArrowLink>
    </Section>
  )
}
