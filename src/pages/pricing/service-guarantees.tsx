import { Section } from '@/components/layout/section'
import { ArrowLink } from '@/components/ui/arrow-link'
import { pricingCopy, serviceGuarantees } from '@/content/pricing/pricing'

export function ServiceGuarantees() {
  return (
    <Section heading={pricingCopy.guaranteesHeading} tone="ink">
      <ul className="grid border-t border-seam gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {serviceGuarantees.map(({ id, title, text, linkLabel, to }) => (
          <li key={id} className="flex flex-col max-lg:border-b max-lg:border-seam py-7">
            <h3 className="text-22 lg:text-18">{title}</h3>
            <p className="mt-3 max-w-[30rem] text-16 text-fog">{text}</p>
            <ArrowLink to={to} className="mt-auto pt-4 text-16">
              {linkLabel}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
