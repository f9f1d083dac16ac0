import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { pricingCopy } from '@/content/pricing/pricing'
import { vehicleCountCopy } from '@/content/pricing/vehicle-count'
import { CountHead } from '@/features/pricing/plans/count-head'
import { allPlansPath } from '@/features/pricing/plans/count-in-address'
import { ViewPlans } from './view-plans'

type PricingHeadProps = { plansAnchor: string }

/** Narrow screens get a shorter head. SPEC section 2, Pricing. */
export function PricingHead({ plansAnchor }: PricingHeadProps) {
  const [own, setOwn] = useState<number>()
  const vehicles = own ?? vehicleCountCopy.initial
  const { head, mobileHead } = pricingCopy
  const viewPlans = <ViewPlans target={plansAnchor} />
  return (
    <CountHead
      title={
        <>
          <div className="max-md:hidden">
            <h1 className="text-title text-balance">{head.title}</h1>
            <p className="mt-5 mb-8 max-w-[34rem] text-18 text-balance text-fog">{head.lead}</p>
            {viewPlans}
          </div>
          <div className="md:hidden">
            <h1 className="text-title">{mobileHead.title}</h1>
            <p className="mt-2 mb-5 text-16 text-fog">{mobileHead.lead}</p>
            {viewPlans}
          </div>
        </>
      }
      vehicles={vehicles}
      onChange={setOwn}
    >
      <Button asChild className="mt-5">
        <Link to={allPlansPath(own)}>{head.allPlans(vehicleCountCopy.vehicles(vehicles))}</Link>
      </Button>
    </CountHead>
  )
}
