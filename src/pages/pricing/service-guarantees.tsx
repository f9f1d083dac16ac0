import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { KeptTogether } from '@/components/ui/kept-together'
import { pricingCopy, serviceGuarantees } from '@/content/pricing/pricing'

const guaranteesAnchor = 'in-writing'

export function ServiceGuarantees() {
  return (
    <Section heading={pricingCopy.guarantees.heading} id={guaranteesAnchor} tone="ink">
      <ul className="grid border-t border-line-dark gap-x-8 sm:grid-cols-2">
        {serviceGuarantees.map(({ id, title, text, linkLabel, to }) => (
          <li key={id} className="border-b border-line-dark py-3 sm:py-5">
            <h3 className="text-22">{title}</h3>
            <p className="mt-1 max-w-120 text-16 text-fog">
              <KeptTogether text={text} words="30 days" />{' '}
              <Link to={to} aria-label={`${linkLabel}: ${title}`} className="text-link">
                {linkLabel}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
