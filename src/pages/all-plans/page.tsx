import { QueryClientProvider } from '@tanstack/react-query'
import { AfterHead } from '@/components/after-head'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'
import { allPlansCopy } from '@/content/all-plans'
import { spinDarkSide } from '@/content/pictures'
import { usePlanInterest } from '@/features/leads/plan-interest'
import { addOnsQuery, haveAtHand, plansQuery } from '@/features/pricing/queries'
import { queryClient } from '@/lib/query-client'
import { AddOnCards } from './add-on-cards'
import { IncludedLine } from './included-line'
import { PricedPlans } from './priced-plans'

await haveAtHand(plansQuery('allPlans'), addOnsQuery)

function AllPlansPage() {
  const { seo, title, lead, pictureAlt, pictureDegrees, plans, addOns } = allPlansCopy
  const { choice, dialog } = usePlanInterest()
  return (
    <QueryClientProvider client={queryClient}>
      <Seo title={seo.title} description={seo.description} />
      <PageHead
        title={title}
        lead={lead}
        picture={{ source: spinDarkSide, alt: pictureAlt }}
        degrees={pictureDegrees}
      />
      <AfterHead>
        <Section heading={plans.heading} lead={plans.lead}>
          <PricedPlans {...choice} />
        </Section>
        <Section heading={addOns.heading} lead={addOns.lead} tone="mist">
          <AddOnCards />
          <IncludedLine />
        </Section>
      </AfterHead>
      {dialog}
    </QueryClientProvider>
  )
}

export { AllPlansPage as Component }
