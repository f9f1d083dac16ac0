import { useQuery } from '@tanstack/react-query'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { Section } from '@/components/layout/section'
import { darkSedanFrontRight } from '@/content/media/stills/dark-pictures'
import { allPlansCopy } from '@/content/plans/all-plans'
import { usePlanInterest } from '@/features/leads/plan-request/plan-interest'
import { addOnsQuery, plansQuery } from '@/features/pricing/queries'
import { AddOnCards } from './add-on-cards'
import { IncludedLine } from './included-line'
import { PricedPlans } from './priced-plans'

export const handle = { queries: [plansQuery('allPlans'), addOnsQuery] }

const { seo, title, lead, pictureAlt, pictureDegrees, plans, addOns } = allPlansCopy

// Constant elements: a plan's dialog opens without rendering them again.
const head = (
  <PageHead
    title={title}
    lead={lead}
    picture={{ source: darkSedanFrontRight, alt: pictureAlt }}
    degrees={pictureDegrees}
  />
)
const afterPlans = (
  <Section heading={addOns.heading} lead={addOns.lead} tone="mist">
    <AddOnCards />
    <IncludedLine />
  </Section>
)

function AllPlansPage() {
  const { data: offers } = useQuery(plansQuery('allPlans'))
  const { choice, dialog } = usePlanInterest(offers)
  return (
    <Page title={seo.title} description={seo.description} head={head}>
      <Section heading={plans.heading} lead={plans.lead}>
        <PricedPlans {...choice} />
      </Section>
      {afterPlans}
      {dialog}
    </Page>
  )
}

export { AllPlansPage as Component }
