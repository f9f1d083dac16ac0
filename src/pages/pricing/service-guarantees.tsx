import { Section } from '@/components/layout/section'
import { ArrowLink } from '@/components/ui/arrow-link'
import { pricingCopy, serviceGuarantees } from '@/content/pricing/pricing'

export const guaranteesAnchor = 'in-writing'

export function ServiceGuarantees() {
  return (
    <Section heading={pricingCopy.guarantees.heading} id={guaranteesAnchor} tone="ink">
      <ul className="grid border-t border-seam gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {serviceGuarantees.map(({ id, title, text, linkLabel, to }) => (
          <li key={id} className="flex flex-col max-lg:border-b max-lg:border-seam py-5 lg:py-7">
            <h3 className="text-22 lg:text-18">{title}</h3>
            <p className="mt-2 max-w-[30rem] lg:mt-3 text-16 text-fog">{text}</p>
            <ArrowLink to={to} className="mt-auto text-16 lg:pt-4">
              {linkLabel}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
