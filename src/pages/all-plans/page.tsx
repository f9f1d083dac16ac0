import { Page } from '@/components/page'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { allPlansCopy } from '@/content/all-plans'
import { spinDarkSide } from '@/content/pictures'
import { usePlanInterest } from '@/features/leads/plan-interest'
import { addOnList, planLists } from '@/features/pricing/lists'
import { PlanList } from '@/features/pricing/plan-list'
import { AddOnCards } from './add-on-cards'
import { IncludedLine } from './included-line'
import { LargerCard } from './larger-card'

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
        <PlanList
          page="allPlans"
          expected={7}
          className="grid gap-px border-y border-line bg-line sm:grid-cols-2 xl:grid-cols-4"
          cardClassName="bg-paper py-8 sm:px-6"
          {...choice}
        >
          <LargerCard />
        </PlanList>
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
