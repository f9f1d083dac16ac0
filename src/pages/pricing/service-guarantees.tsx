import { Section } from '@/components/layout/section'
import { ArrowLink } from '@/components/ui/arrow-link'
import { pricingCopy, serviceGuarantees } from '@/content/pricing/pricing'

export function ServiceGuarantees() {
  const { heading, lead } = pricingCopy.guarantees
  return (
    <Section heading={heading} lead={lead} tone="ink">
      <ul className="grid border-t border-seam md:grid-cols-2 md:gap-x-16">
        {serviceGuarantees.map(({ id, title, text, linkLabel, to }) => (
          <li key={id} className="flex flex-col border-b border-seam py-8 md:py-10">
            <h3 className="text-22">{title}</h3>
            <p className="mt-3 max-w-[30rem] text-18 text-fog">{text}</p>
            <ArrowLink to={to} className="mt-auto pt-4 text-16">
              {linkLabel}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
