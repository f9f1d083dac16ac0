import { videoService } from '@/content/services/video'
import { HowItWorks } from '@/features/services/how-it-works'
import { ServicePage } from '@/features/services/service-page'
import { seo } from './meta'
import { OnTheListing } from './on-the-listing'
import { VideoDemo } from './video-demo'
import { VideoTypes } from './video-types'

export function Component() {
  return (
    <ServicePage seo={seo} id="video" service={videoService} layout="stage" head={<VideoDemo />}>
      <VideoTypes />
      <OnTheListing />
      <HowItWorks steps={videoService.steps} layout="row" />
    </ServicePage>
  )
}
