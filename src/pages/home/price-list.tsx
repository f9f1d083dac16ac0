import { Section } from '@/components/section'
import { ArrowLink } from '@/components/ui/arrow-link'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { priceSection } from '@/content/home'
import { popularPlanId, recommendedPlans } from '@/content/plans'
import { cn } from '@/lib/cn'
import { formatPrice } from '@/lib/money'
import { paths } from '@/lib/paths'

// The narrowest screens give the plan names all that the figures don't need: no word of theirs can wrap.
const figureWidth = 'max-[380px]:w-px'

/** The three recommended plans in short, as a real table. */
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
            <th scope="col" className={cn(figureWidth, 'py-3 pr-4 text-right font-medium max-[380px]:pr-2')}>
              {columns.included}
            </th>
            <th scope="col" className={cn(figureWidth, 'py-3 text-right font-medium')}>
              {columns.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {recommendedPlans.map(({ id, name, description, includedVehicles, priceCents }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-5 pr-4 align-baseline font-normal max-[380px]:pr-2">
                <span className="flex flex-wrap items-center gap-x-2.5 font-display text-22 max-[380px]:text-[0.9375rem]">
                  {name}
                  {id === popularPlanId.pricing && (
                    <span className="inline-flex items-center gap-1.5 font-text text-14 font-medium text-signal-deep">
                      <TurntableRing step={3} className="size-5" />
                      Most Popular
                    </span>
                  )}
                </span>
                <span className="mt-1 hidden text-16 text-steel sm:block">{description}</span>
              </th>
              <td className="py-5 pr-4 text-right align-baseline text-18 tabular-nums max-[380px]:pr-2">
                {includedVehicles}
              </td>
              <td className="py-5 text-right align-baseline font-display text-40 tabular-nums max-[380px]:text-28">
                {formatPrice(priceCents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6 flex flex-wrap gap-x-8">
        <ArrowLink to={paths.pricing}>{priceSection.details}</ArrowLink>
        <ArrowLink to={paths.allPlans}>{priceSection.all}</ArrowLink>
      </div>
    </Section>
  )
}
