import { Picture } from '@/components/media/picture'
import { filmingAlt } from '@/content/media/place-alts'
import { videoFilming } from '@/content/media/stills/video-pictures'
import { videoService } from '@/content/services/video'
import { FeatureList } from '@/features/services/feature-list'
import { HowItWorks } from '@/features/services/how-it-works'
import { ServicePage } from '@/features/services/service-page'
import { EngagementClaim } from './engagement-claim'
import { seo } from './meta'
import { VideoDemo } from './video-demo'
import { VideoTypes } from './video-types'

export function Component() {
  return (
    <ServicePage seo={seo} id="video" service={videoService} layout="stage" head={<VideoDemo />}>
      <VideoTypes />
      <EngagementClaim />
      <FeatureList
        features={videoService.features}
        columns={1}
        beside={
          <Picture
            source={videoFilming}
            alt={filmingAlt}
            sizes="(min-width: 1264px) 640px, (min-width: 1024px) 50vw, 110vw"
            className="mt-8 aspect-3/2 w-full rounded object-cover object-[62%_50%]"
          />
        }
      />
      <HowItWorks steps={videoService.steps} layout="row" />
    </ServicePage>
  )
}
