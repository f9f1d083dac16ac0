import { Picture } from '@/components/media/picture'
import { spinDarkTail, whiteSedan } from '@/content/media/angle-pictures'
import { standardHeadAlt, standardService } from '@/content/services/standard'
import { FeatureList } from '@/features/services/feature-list'
import { HowItWorks } from '@/features/services/how-it-works'
import { ServicePage } from '@/features/services/service-page'
import { SampleSet } from './sample-set'
import { ShotList } from './shot-list'

function ServiceStandardPage() {
  return (
    <ServicePage
      id="standard"
      service={standardService}
      layout="stage"
      closingPicture={spinDarkTail}
      head={
        <Picture
          source={whiteSedan}
          alt={standardHeadAlt}
          sizes="100vw"
          priority
          className="h-auto w-full md:aspect-[5/2] md:object-cover md:object-[50%_55%]"
        />
      }
    >
      <FeatureList features={standardService.features} columns={2} />
      <SampleSet />
      <ShotList />
      <HowItWorks steps={standardService.steps} layout="ledger" tone="paper" />
    </ServicePage>
  )
}

export { ServiceStandardPage as Component }
