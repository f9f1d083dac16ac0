import { videoService } from '@/content/services/video'
import { HowItWorks } from '@/features/services/how-it-works'
import { ServicePage } from '@/features/services/service-page'
import { EngagementClaim } from './engagement-claim'
import { EveryVideo } from './every-video'
import { seo } from './meta'
import { VideoDemo } from './video-demo'
import { VideoTypes } from './video-types'

export function Component() {
  return (
    <ServicePage seo={seo} id="video" service={videoService} layout="stage" head={<VideoDemo />}>
      <VideoTypes />
      <EngagementClaim />
      <EveryVideo />
      <HowItWorks steps={videoService.steps} layout="row" />
    </ServicePage>
  )
}
