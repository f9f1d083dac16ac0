import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { campaignCopy } from '@/content/campaign/campaign'
import { services } from '@/content/services/services'

export function ServiceList() {
  return (
    <Section {...campaignCopy.services}>
      <ul className="grid gap-x-12 border-t border-line md:grid-cols-2 lg:gap-x-20">
        {services.map(({ id, title, line, to }) => (
          <li key={id} className="border-b border-line py-4 text-16">
            <h3 className="item-title">
              <Link to={to} className="underline-offset-4 hover:underline">
                {title}
              </Link>
            </h3>
            <p className="mt-0.5 text-steel">{line}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
