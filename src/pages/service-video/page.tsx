import { FeatureList } from '@/components/feature-list'
import { HowItWorks } from '@/components/how-it-works'
import { Picture } from '@/components/picture'
import { ServicePage } from '@/components/service-page'
import { hero } from '@/content/pictures'
import { videoHeroAlt, videoService } from '@/content/services/video'
import { EngagementClaim } from './engagement-claim'
import { FilmDemo } from './film-demo'
import { VideoTypes } from './video-types'

function ServiceVideoPage() {
  return (
    <ServicePage
      id="video"
      service={videoService}
      layout="panel-right"
      head={
        <Picture
          source={hero}
          alt={videoHeroAlt}
          sizes="(min-width: 768px) 90vw, 100vw"
          priority
          className="absolute inset-0 size-full object-cover object-[56%_50%]"
        />
      }
    >
      <VideoTypes />
      <FilmDemo />
      <EngagementClaim />
      <FeatureList features={videoService.features} columns={3} />
      <HowItWorks steps={videoService.steps} layout="row" />
    </ServicePage>
  )
}

export { ServiceVideoPage as Component }
