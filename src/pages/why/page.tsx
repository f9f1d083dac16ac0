import { Link } from 'react-router-dom'
import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import { ArrowLink } from '@/components/ui/arrow-link'
import { buttonClasses } from '@/components/ui/button'
import { compareCopy } from '@/content/media/compare'
import { rowAlt } from '@/content/media/place-alts'
import { enhanceAfter, enhanceBefore } from '@/content/media/stills/pictures'
import { placeRow } from '@/content/media/stills/place-pictures'
import { studioFloor } from '@/content/pricing/same-car'
import { waitingCostCopy } from '@/content/why/waiting-cost-copy'
import { whyCopy } from '@/content/why/why'
import { CompareSlider } from '@/features/media/compare-slider'
import { PlanNote } from '@/features/services/plan-note'
import { contactPath, paths, waitingCostAnchor } from '@/lib/paths'
import { AiFeatures } from './ai-features'
import { ApproachTable } from './approach-table'
import { seo } from './meta'
import { ScratchMark, scratchCloseUps } from './scratch'
import { SuccessStories } from './success-stories'
import { WaitingCostSum } from './waiting-cost-sum'

export function Component() {
  return (
    <Page
      {...seo}
      head={
        <>
          <PageHead title={whyCopy.title} lead={whyCopy.lead} leadPlace="beside">
            <Link className={buttonClasses()} to={contactPath('demo')}>
              {whyCopy.action}
            </Link>
          </PageHead>
          <div className="on-dark">
            <CompareSlider
              {...whyCopy.slider}
              before={enhanceBefore}
              after={enhanceAfter}
              afterNote={compareCopy.studioFloor}
              overlay={<ScratchMark />}
              details={scratchCloseUps}
              note={<PlanNote {...studioFloor} />}
            />
          </div>
        </>
      }
    >
      <Section heading={whyCopy.comparison.heading}>
        <ApproachTable />
        <ArrowLink to={paths.pricing} className="mt-6">
          {whyCopy.comparison.price}
        </ArrowLink>
      </Section>
      <AiFeatures />
      <Picture
        source={placeRow}
        alt={rowAlt}
        sizes="100vw"
        className="aspect-video w-full object-cover object-[50%_30%] max-md:hidden lg:aspect-9/4"
      />
      <SuccessStories />
      <Section id={waitingCostAnchor} heading={waitingCostCopy.heading} lead={waitingCostCopy.lead}>
        <WaitingCostSum />
      </Section>
      <ClosingCall {...whyCopy.closing} />
    </Page>
  )
}
