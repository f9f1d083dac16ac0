import { Section } from '@/components/layout/section'
import { ArrowLink } from '@/components/ui/arrow-link'
import { PlanName } from '@/components/ui/plan-name'
import { priceSection } from '@/content/home/home'
import { popularPlanId, recommendedPlans } from '@/content/pricing/plans'
import { hosting, setup } from '@/content/pricing/required-add-ons'
import { formatPrice } from '@/lib/money'
import { operatingFactsAnchor, paths } from '@/lib/paths'

export function PriceList() {
  const { columns } = priceSection
  return (
    <Section heading={priceSection.heading} lead={priceSection.lead}>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-ink text-14 text-steel">
            <th scope="col" className="py-3 pr-4 font-medium">
              {columns.plan}
            </th>
            <th scope="col" className="py-3 pr-4 text-right font-medium max-sm:hidden">
              {columns.included}
            </th>
            <th scope="col" className="py-3 text-right font-medium max-sm:hidden">
              {columns.price}
            </th>
            <th scope="col" className="py-3 text-right font-medium whitespace-nowrap sm:pl-4">
              {columns.month}
            </th>
          </tr>
        </thead>
        <tbody>
          {recommendedPlans.map(({ id, name, description, includedVehicles = 0, priceCents }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-5 pr-2 sm:pr-4 align-baseline font-normal">
                <span className="flex flex-wrap items-center gap-x-2.5 font-display text-18 sm:text-22">
                  <span>
                    <PlanName name={name} />
                  </span>
                  {id === popularPlanId.pricing && (
                    <span className="font-text text-14 font-semibold text-signal-deep">
                      {priceSection.mostPopular}
                    </span>
                  )}
                </span>
                <span className="mt-1 hidden text-16 text-steel sm:block">{description}</span>
                <span className="mt-1 block text-14 text-steel sm:hidden">
                  {priceSection.included(includedVehicles)}
                </span>
              </th>
              <td className="py-5 pr-4 text-right align-baseline text-18 tabular-nums max-sm:hidden">
                {includedVehicles}
              </td>
              <td className="py-5 text-right align-baseline font-display text-28 tabular-nums max-sm:hidden">
                {formatPrice(priceCents)}
              </td>
              <td className="py-5 text-right align-baseline sm:pl-4">
                <span className="font-display text-28 tabular-nums sm:text-40">
                  {formatPrice(priceCents * includedVehicles)}
                </span>
                <span className="block text-14 text-steel min-[390px]:whitespace-nowrap tabular-nums sm:hidden">
                  {priceSection.perVehicle(formatPrice(priceCents))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-14 text-steel">
        {priceSection.fees(formatPrice(hosting.priceCents), formatPrice(setup.priceCents))}
      </p>
      <div className="mt-6 flex flex-wrap gap-x-8">
        <ArrowLink to={paths.pricing}>{priceSection.details}</ArrowLink>
        <ArrowLink to={`${paths.onsite}#${operatingFactsAnchor}`}>{priceSection.asked}</ArrowLink>
      </div>
    </Section>
  )
}
