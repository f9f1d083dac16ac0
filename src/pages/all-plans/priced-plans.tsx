import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { allPlansCopy } from '@/content/plans/all-plans'
import type { PlanChoice } from '@/features/pricing/plans/plan-card'
import { PlanList } from '@/features/pricing/plans/plan-list'
import type { PlanOffer } from '@/features/pricing/plans/plan-offers'
import { cheapestPlan, monthlyCost } from '@/features/pricing/price'
import { plansQuery } from '@/features/pricing/queries'
import { formatPrice } from '@/lib/money'
import { LargerCard } from './larger-card'
import { VehicleCountControl } from './vehicle-count-control'

type PricedPlansProps = Omit<PlanChoice, 'onChoose'> & {
  onChoose: (plan: PlanOffer, vehicles?: number) => void
}

export function PricedPlans({ onChoose, ...choice }: PricedPlansProps) {
  const [own, setOwn] = useState<number>()
  const vehicles = own ?? allPlansCopy.count.initial
  const { data: plans = [] } = useQuery(plansQuery('allPlans'))
  const cheapest = cheapestPlan(plans, vehicles)
  return (
    <>
      <VehicleCountControl vehicles={vehicles} onChange={setOwn}>
        {cheapest && sentence(cheapest, vehicles)}
      </VehicleCountControl>
      <PlanList
        page="allPlans"
        expected={7}
        count={{ vehicles, cheapestId: cheapest?.id }}
        className="grid gap-px border-y border-line bg-line sm:grid-cols-2 xl:grid-cols-4"
        cardClassName="bg-paper py-8 sm:px-6"
        {...choice}
        onChoose={(plan) => onChoose(plan, own)}
      >
        <LargerCard />
      </PlanList>
    </>
  )
}

function sentence(plan: PlanOffer, vehicles: number) {
  const copy = allPlansCopy.count
  const cost = monthlyCost(plan, vehicles)
  if (!cost) return null
  const say = cost.hostingCents > 0 ? copy.leastWithHosting : copy.least
  return say(plan.name, copy.vehicles(vehicles), formatPrice(cost.totalCents))
}
