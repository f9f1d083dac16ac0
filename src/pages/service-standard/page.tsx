import { studioFloor } from '@/content/pricing/same-car'
import { standardService } from '@/content/services/standard'
import { FeatureList } from '@/features/services/feature-list'
import { HowItWorks } from '@/features/services/how-it-works'
import { PlanNote } from '@/features/services/plan-note'
import { ServicePage } from '@/features/services/service-page'
import { ContactSheet } from './contact-sheet'
import { seo } from './meta'
import { RowOfCars } from './row-of-cars'
import { SampleSet } from './sample-set'
import { ShotList } from './shot-list'

export function Component() {
  return (
    <ServicePage
      seo={seo}
      id="standard"
      service={standardService}
      layout="stage"
      head={
        <div className="container-page space-y-5 pb-8">
          <ContactSheet />
          <PlanNote {...studioFloor} />
        </div>
      }
    >
      <FeatureList features={standardService.features} columns={1} beside={<RowOfCars />} />
      <SampleSet />
      <ShotList />
      <HowItWorks steps={standardService.steps} layout="ledger" />
    </ServicePage>
  )
}
