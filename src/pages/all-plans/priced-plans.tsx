import { useQuery } from '@tanstack/react-query'
import { cheapestPlan } from '@/features/pricing/plan-costs'
import type { PlanChoice } from '@/features/pricing/plans/plan-card'
import { PlanList } from '@/features/pricing/plans/plan-list'
import { plansQuery } from '@/features/pricing/queries'
import { LargerCard } from './larger-card'

type PricedPlansProps = PlanChoice & { vehicles: number }

export function PricedPlans({ vehicles, ...choice }: PricedPlansProps) {
  const { data: plans = [] } = useQuery(plansQuery('allPlans'))
  return (
    <PlanList
      page="allPlans"
      expected={7}
      count={{ vehicles, cheapestId: cheapestPlan(plans, vehicles)?.id }}
      className="grid gap-px border-y border-line bg-line sm:grid-cols-2 xl:grid-cols-4"
      cardClassName="bg-paper py-8 sm:px-6"
      {...choice}
    >
      <LargerCard />
    </PlanList>
  )
}
