import { standardService } from '@/content/services/standard'
import { FeatureList } from '@/features/services/feature-list'
import { HowItWorks } from '@/features/services/how-it-works'
import { ServicePage } from '@/features/services/service-page'
import { ContactSheet } from './contact-sheet'
import { SampleSet } from './sample-set'
import { ShotList } from './shot-list'

export function Component() {
  return (
    <ServicePage
      id="standard"
      service={standardService}
      layout="stage"
      head={
        <div className="container-page pb-14 md:pb-20">
          <ContactSheet />
        </div>
      }
    >
      <FeatureList features={standardService.features} columns={2} />
      <SampleSet />
      <ShotList />
      <HowItWorks steps={standardService.steps} layout="ledger" tone="paper" />
    </ServicePage>
  )
}
