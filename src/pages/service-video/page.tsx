import { videoService } from '@/content/services/video'
import { FeatureList } from '@/features/services/feature-list'
import { HowItWorks } from '@/features/services/how-it-works'
import { ServicePage } from '@/features/services/service-page'
import { EngagementClaim } from './engagement-claim'
import { VideoDemo } from './video-demo'
import { VideoTypes } from './video-types'

export function Component() {
  return (
    <ServicePage id="video" service={videoService} layout="stage" head={<VideoDemo />}>
      <VideoTypes />
      <EngagementClaim />
      <FeatureList features={videoService.features} columns={3} />
      <HowItWorks steps={videoService.steps} layout="row" />
    </ServicePage>
  )
}
