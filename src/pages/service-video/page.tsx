import { Picture } from '@/components/media/picture'
import { videoCaptioned } from '@/content/media/stills/video-pictures'
import { captionedAlt, videoService } from '@/content/services/video'
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
            source={videoCaptioned}
            alt={captionedAlt}
            sizes="(min-width: 1264px) 520px, (min-width: 1024px) 42vw, 100vw"
            className="mt-8 h-auto w-full rounded"
          />
        }
      />
      <HowItWorks steps={videoService.steps} layout="row" />
    </ServicePage>
  )
}
