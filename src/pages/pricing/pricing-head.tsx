import { pricingCopy } from '@/content/pricing/pricing'
import { CountHead } from '@/features/pricing/plans/count-head'

type PricingHeadProps = { vehicles: number; onChange: (vehicles: number) => void }

/** SPEC section 2, Pricing, requires a different page header on narrow screens. */
export function PricingHead({ vehicles, onChange }: PricingHeadProps) {
  const { head, mobileHead } = pricingCopy
  return (
    <CountHead
      title={
        <>
          <div className="max-md:hidden">
            <h1 className="text-title text-balance">{head.title}</h1>
            <p className="mt-5 max-w-136 text-18 text-balance text-fog">{head.lead}</p>
          </div>
          <div className="md:hidden">
            <h1 className="text-title">{mobileHead.title}</h1>
            <p className="mt-3 text-16 text-fog">{mobileHead.lead}</p>
          </div>
        </>
      }
      vehicles={vehicles}
      onChange={onChange}
    >
      {/* Leaves space for `ViewPlans`, which is drawn over the page header. */}
      <div className="mt-5 h-12" />
    </CountHead>
  )
}
