import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { Section } from '@/components/layout/section'
import { Statement } from '@/components/layout/statement'
import { darkCrossoverFrontRight, darkSedanRear } from '@/content/media/stills/dark-pictures'
import { waitingCostCopy } from '@/content/why/waiting-cost-copy'
import { whyCopy } from '@/content/why/why'
import { LensSection } from '@/features/media/spin/lens-section'
import { AiFeatures } from './ai-features'
import { ComparisonTable } from './approach-table'
import { BeforeAfter } from './before-after'
import { FirstMonth } from './first-month'
import { SuccessStories } from './story-section'
import { WaitingCostSum } from './waiting-cost-sum'

function WhyPage() {
  return (
    <Page
      title={whyCopy.seoTitle}
      description={whyCopy.description}
      head={
        <PageHead
          title={whyCopy.title}
          lead={whyCopy.lead}
          picture={{ source: darkCrossoverFrontRight, alt: whyCopy.pictureAlt }}
          degrees={40}
        />
      }
    >
      <div className="on-dark border-t border-seam pt-8 pb-14 md:pt-12 md:pb-28">
        <div className="container-page">
          <ComparisonTable />
        </div>
      </div>
      <BeforeAfter />
      <LensSection {...whyCopy.lens} />
      <Statement text={whyCopy.statement} tone="paper" />
      <AiFeatures />
      <SuccessStories />
      <FirstMonth />
      <Section heading={waitingCostCopy.heading} lead={waitingCostCopy.lead}>
        <WaitingCostSum />
      </Section>
      <ClosingCall {...whyCopy.closing} picture={darkSedanRear} />
    </Page>
  )
}

export { WhyPage as Component }
