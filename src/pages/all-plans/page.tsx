import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { Section } from '@/components/layout/section'
import { spinDarkSide } from '@/content/media/pictures'
import { allPlansCopy } from '@/content/plans/all-plans'
import { usePlanInterest } from '@/features/leads/plan-request/plan-interest'
import { addOnList, planLists } from '@/features/pricing/lists'
import { AddOnCards } from './add-on-cards'
import { IncludedLine } from './included-line'
import { PricedPlans } from './priced-plans'

export const preload = () => Promise.all([planLists.allPlans.load(), addOnList.load()])

function AllPlansPage() {
  const { seo, title, lead, pictureAlt, pictureDegrees, plans, addOns } = allPlansCopy
  const { choice, dialog } = usePlanInterest()
  return (
    <Page
      title={seo.title}
      description={seo.description}
      head={
        <PageHead
          title={title}
          lead={lead}
          picture={{ source: spinDarkSide, alt: pictureAlt }}
          degrees={pictureDegrees}
        />
      }
    >
      <Section heading={plans.heading} lead={plans.lead}>
        <PricedPlans {...choice} />
      </Section>
      <Section heading={addOns.heading} lead={addOns.lead} tone="mist">
        <AddOnCards />
        <IncludedLine />
      </Section>
      {dialog}
    </Page>
  )
}

export { AllPlansPage as Component }
