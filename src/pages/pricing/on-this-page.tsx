import { pricingCopy } from '@/content/pricing/pricing'
import { addOnsAnchor, comparisonAnchor } from '@/lib/paths'
import { guaranteesAnchor } from './service-guarantees'

const sections = [
  [addOnsAnchor, pricingCopy.addOns],
  [comparisonAnchor, pricingCopy.comparison],
  [guaranteesAnchor, pricingCopy.guarantees],
  ['questions', pricingCopy.faq],
] as const

/** A manager's questions are one press away, on a page of a dozen phone screens. */
export function OnThisPage() {
  return (
    <nav aria-labelledby="on-this-page" className="mb-10 gap-x-6 text-16 lg:flex">
      <p id="on-this-page" className="text-steel max-lg:mb-2">
        {pricingCopy.onThisPage}
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2.5">
        {sections.map(([id, { heading }]) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
