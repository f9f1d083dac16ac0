import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Page } from '@/components/layout/page'
import { Section } from '@/components/layout/section'
import { buttonClasses } from '@/components/ui/button'
import { KeptTogether } from '@/components/ui/kept-together'
import { planTerms } from '@/content/pricing/plan-terms'
import { pricingCopy } from '@/content/pricing/pricing'
import { vehicleCountCopy } from '@/content/pricing/vehicle-count'
import { usePlanInterest } from '@/features/leads/plan-request/plan-interest'
import { allPlansPath } from '@/features/pricing/plans/count-in-address'
import { PlanList } from '@/features/pricing/plans/plan-list'
import { PlanTerms } from '@/features/pricing/plans/plan-terms'
import { addOnsQuery, comparisonQuery, plansQuery } from '@/features/pricing/queries'
import { queryClient } from '@/lib/query-client'
import { AddOns } from './add-ons'
import { ComparisonSection } from './comparison-section'
import { Faq } from './faq'
import { seo } from './meta'
import { PricingHead } from './pricing-head'
import { ServiceGuarantees } from './service-guarantees'
import { ViewPlans } from './view-plans'

export function loader() {
  void queryClient.prefetchQuery(plansQuery('pricing'))
  void queryClient.prefetchQuery(plansQuery('allPlans'))
  void queryClient.prefetchQuery(addOnsQuery)
  void queryClient.prefetchQuery(comparisonQuery)
  return null
}

const plansAnchor = 'plans'

// The lines are drawn in the middle of the gaps, so the three columns stay equally wide.
const cardClasses =
  'relative border-ink pt-4 pb-8 max-md:last:pb-5 md:py-8 max-md:border-t before:absolute before:inset-y-0 before:-left-4 before:w-px before:bg-line first:before:hidden max-md:before:hidden lg:before:-left-8'

const { plans } = pricingCopy

// These elements are constants, so React doesn't re-render them when a plan's dialog opens.
const afterPlans = (
  <>
    <AddOns />
    <ComparisonSection />
    <ServiceGuarantees />
    <Faq />
  </>
)

export function Component() {
  const { data: offers } = useQuery(plansQuery('pricing'))
  const { choice, dialog } = usePlanInterest(offers)
  const [own, setOwn] = useState<number>()
  return (
    <Page
      {...seo}
      head={
        <>
          <PricingHead vehicles={own ?? vehicleCountCopy.initial} onChange={setOwn} />
          <ViewPlans target={plansAnchor} />
        </>
      }
    >
      <Section
        heading={plans.heading}
        lead={<KeptTogether text={planTerms.every} words="next-feed" />}
        id={plansAnchor}
      >
        <PlanList
          page="pricing"
          expected={3}
          className="grid gap-x-8 border-b border-line md:grid-cols-3 md:border-t lg:gap-x-16"
          cardClassName={cardClasses}
          {...choice}
          onChoose={(plan) => choice.onChoose(plan, own)}
        />
        <div className="mt-5 flex flex-wrap items-start gap-x-16 gap-y-5 md:mt-8 lg:flex-nowrap">
          <PlanTerms />
          <Link
            className={buttonClasses({ variant: 'dark', className: 'max-md:w-full lg:shrink-0' })}
            to={allPlansPath(own)}
          >
            {plans.viewAll}
          </Link>
        </div>
      </Section>
      {afterPlans}
      {dialog}
    </Page>
  )
}
