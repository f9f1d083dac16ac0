import { whiteSpin } from '@/content/media/spin-sets'
import { spinService } from '@/content/services/spin'
import { SpinFrame } from '@/features/media/spin-embed/spin-frame'
import { FeatureList } from '@/features/services/feature-list'
import { HowItWorks } from '@/features/services/how-it-works'
import { ServicePage } from '@/features/services/service-page'
import { env } from '@/lib/env'
import { seo } from './meta'
import { OnTheListing } from './on-the-listing'
import { WhereWeStood } from './where-we-stood'

export function Component() {
  return (
    <ServicePage
      seo={seo}
      id="spin"
      service={spinService}
      layout="stage"
      head={
        <div className={whiteSpin.ground}>
          <div className="container-page">
            <SpinFrame
              set="white"
              priority
              sizes="(min-width: 1264px) 1200px, 100vw"
              className="spin-stage-bleed"
            />
          </div>
          {!env.spinViewerUrl && <WhereWeStood />}
        </div>
      }
    >
      <OnTheListing />
      <FeatureList features={spinService.features} columns={3} tone="mist" />
      <HowItWorks steps={spinService.steps} layout="row" />
    </ServicePage>
  )
}
