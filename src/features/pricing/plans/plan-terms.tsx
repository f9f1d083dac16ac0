import { planTerms } from '@/content/pricing/plan-terms'
import { hosting, setup } from '@/content/pricing/required-add-ons'
import { formatPrice } from '@/lib/money'

const fees = planTerms.fees(formatPrice(hosting.priceCents), formatPrice(setup.priceCents))

/** Terms shown beside the prices: visits, unused and extra vehicles, rooftops, and fees that the cards don't list. */
export function PlanTerms({ hasFees = false }: { hasFees?: boolean }) {
  const items = hasFees ? [fees, ...planTerms.items] : planTerms.items
  return (
    <dl className="mt-5 grid gap-x-8 gap-y-2 text-16 md:mt-8 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {items.map(({ name, text }) => (
        <div key={name} className="max-md:*:inline">
          <dt className="font-semibold max-md:after:content-[':']">{name}</dt>{' '}
          <dd className="text-steel">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
