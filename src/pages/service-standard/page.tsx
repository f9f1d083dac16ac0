import { Picture } from '@/components/media/picture'
import { whiteSedan } from '@/content/media/stills/angle-pictures'
import { darkCrossoverRear } from '@/content/media/stills/dark-pictures'
import { enhanceAfter } from '@/content/media/stills/pictures'
import { headAlts, standardService } from '@/content/services/standard'
import { FeatureList } from '@/features/services/feature-list'
import { HowItWorks } from '@/features/services/how-it-works'
import { ServicePage } from '@/features/services/service-page'
import { SampleSet } from './sample-set'
import { ShotList } from './shot-list'

const half = '(min-width: 768px) 50vw, 100vw'
const inRow = 'h-auto w-full object-cover max-md:aspect-[2/1]'

function ServiceStandardPage() {
  return (
    <ServicePage
      id="standard"
      service={standardService}
      layout="stage"
      closingPicture={darkCrossoverRear}
      head={
        <div className="grid md:grid-cols-2">
          <Picture source={whiteSedan} alt={headAlts.sedan} sizes={half} priority className={inRow} />
          <Picture source={enhanceAfter} alt={headAlts.crossover} sizes={half} className={inRow} />
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

export { ServiceStandardPage as Component }
