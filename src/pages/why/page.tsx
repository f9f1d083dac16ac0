import { ClosingCall } from '@/components/closing-call'
import { Page } from '@/components/page'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { spinDark } from '@/content/pictures'
import { waitingCostCopy } from '@/content/waiting-cost'
import { whyCopy } from '@/content/why'
import { WaitingCostSum } from '@/features/pricing/waiting-cost-sum'
import { AiFeatures } from './ai-features'
import { BeforeAfter } from './before-after'
import { ComparisonTable } from './comparison-table'
import { SuccessStories } from './success-stories'

function WhyPage() {
  return (
    <Page
      title={whyCopy.seoTitle}
      description={whyCopy.description}
      head={
        <PageHead
          title={whyCopy.title}
          lead={whyCopy.lead}
          picture={{ source: spinDark, alt: whyCopy.pictureAlt }}
        />
      }
    >
      <div className="on-dark border-t border-seam pt-8 pb-14 md:pt-12 md:pb-28">
        <div className="container-page">
          <ComparisonTable />
        </div>
      </div>
      <BeforeAfter />
      <AiFeatures />
      <SuccessStories />
      <Section heading={waitingCostCopy.heading} lead={waitingCostCopy.lead}>
        <WaitingCostSum />
      </Section>
      <ClosingCall {...whyCopy.closing} />
    </Page>
  )
}

export { WhyPage as Component }
