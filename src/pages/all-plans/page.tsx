import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { Section } from '@/components/layout/section'
import { buttonClasses } from '@/components/ui/button'
import { allPlansCopy } from '@/content/pricing/all-plans'
import { vehicleCountCopy } from '@/content/pricing/vehicle-count'
import { usePlanInterest } from '@/features/leads/plan-request/plan-interest'
import { AddOnList } from '@/features/pricing/add-on-list'
import { cheapestPlan } from '@/features/pricing/plan-costs'
import { CountHead } from '@/features/pricing/plans/count-head'
import { countIn } from '@/features/pricing/plans/count-in-address'
import { PlanList } from '@/features/pricing/plans/plan-list'
import { PlanTerms } from '@/features/pricing/plans/plan-terms'
import { addOnsQuery, plansQuery } from '@/features/pricing/queries'
import { comparisonAnchor, paths } from '@/lib/paths'
import { queryClient } from '@/lib/query-client'
import { useClientValue } from '@/lib/use-client-value'
import { IncludedLine } from './included-line'
import { LargerCard } from './larger-card'
import { seo } from './meta'
import { PlanIndex } from './plan-index'

export function loader() {
  void queryClient.prefetchQuery(plansQuery('allPlans'))
  void queryClient.prefetchQuery(addOnsQuery)
  return null
}

const cardClasses = 'relative border-t border-ink pt-6 pb-10 sm:pb-20'

const { title, lead, plans, addOns } = allPlansCopy

// These elements are constants, so React doesn't re-render them when a plan's dialog opens.
const pageTitle = (
  <>
    <h1 className="text-title text-balance">{title}</h1>
    <p className="mt-3 max-w-136 text-18 md:mt-5 text-balance text-fog">{lead}</p>
  </>
)
const plansLead = (
  <>
    {plans.lead}{' '}
    <Link to={`${paths.pricing}#${comparisonAnchor}`} className="text-link">
      {plans.compare}
    </Link>
  </>
)
const afterPlans = (
  <>
    <Section heading={addOns.heading} tone="mist">
      <AddOnList page="allPlans" />
      <IncludedLine />
    </Section>
    <ClosingCall {...allPlansCopy.closing} />
  </>
)

export function Component() {
  const { data: offers } = useQuery(plansQuery('allPlans'))
  const { choice, dialog } = usePlanInterest(offers)
  const { search } = useLocation()
  const inAddress = useClientValue(() => countIn(search), undefined)
  const [entered, setEntered] = useState<number>()
  const own = entered ?? inAddress
  const vehicles = own ?? vehicleCountCopy.initial
  const cheapest = cheapestPlan(offers ?? [], vehicles)
  const count = { vehicles, cheapestId: cheapest?.id }
  return (
    <Page
      {...seo}
      head={
        <CountHead title={pageTitle} vehicles={vehicles} onChange={setEntered}>
          {cheapest && (
            <a className={buttonClasses({ className: 'mt-4' })} href={`#${cheapest.id}`}>
              {allPlansCopy.goTo(cheapest.name)}
            </a>
          )}
        </CountHead>
      }
    >
      <Section heading={plans.heading} lead={plansLead}>
        {offers && <PlanIndex plans={offers} count={count} />}
        <PlanList
          {...choice}
          onChoose={(plan) => choice.onChoose(plan, own)}
          page="allPlans"
          expected={7}
          count={count}
          className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-4"
          cardClassName={cardClasses}
        >
          <LargerCard className={cardClasses} />
        </PlanList>
        <div className="mt-6 border-t border-line pt-6 sm:mt-0">
          <PlanTerms />
        </div>
      </Section>
      {afterPlans}
      {dialog}
    </Page>
  )
}
