import { useState } from 'react'
import { PageHead } from '@/components/layout/page-head'
import { ArrowLink } from '@/components/ui/arrow-link'
import { allPlansCopy } from '@/content/pricing/all-plans'
import { pricingCopy } from '@/content/pricing/pricing'
import { VehicleCount } from '@/features/pricing/plans/vehicle-count'
import { paths } from '@/lib/paths'
import { ViewPlans } from './view-plans'

type PricingHeadProps = { plansAnchor: string }

/** Narrow screens get a shorter head. SPEC section 2, Pricing. */
export function PricingHead({ plansAnchor }: PricingHeadProps) {
  const [vehicles, setVehicles] = useState(allPlansCopy.count.initial)
  const { head, mobileHead } = pricingCopy
  const viewPlans = <ViewPlans target={plansAnchor} />
  return (
    <>
      <div className="max-md:hidden">
        <PageHead title={head.title} lead={head.lead}>
          {viewPlans}
        </PageHead>
      </div>
      <div className="on-dark md:hidden">
        <div className="container-page pt-6 pb-6">
          <h1 className="text-40">{mobileHead.title}</h1>
          <p className="mt-2 mb-5 text-16 text-fog">{mobileHead.lead}</p>
          {viewPlans}
        </div>
      </div>
      <VehicleCount vehicles={vehicles} onChange={setVehicles}>
        <ArrowLink to={paths.allPlans} className="mt-2">
          {head.allPlans}
        </ArrowLink>
      </VehicleCount>
    </>
  )
}
