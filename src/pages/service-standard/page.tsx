import { FeatureList } from '@/components/feature-list'
import { HowItWorks } from '@/components/how-it-works'
import { Picture } from '@/components/picture'
import { ServicePage } from '@/components/service-page'
import { spinWhite } from '@/content/pictures'
import { standardHeroAlt, standardService } from '@/content/services/standard'
import { SampleSet } from './sample-set'
import { ShotList } from './shot-list'

function ServiceStandardPage() {
  return (
    <ServicePage
      id="standard"
      service={standardService}
      layout="stage"
      head={
        <Picture
          source={spinWhite}
          alt={standardHeroAlt}
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
