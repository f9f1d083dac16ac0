import { FeatureLedger } from '@/components/feature-list'
import { HowItWorks } from '@/components/how-it-works'
import { Picture } from '@/components/picture'
import { ServicePage } from '@/components/service-page'
import { spinDark } from '@/content/pictures'
import { spinAngles, spinService } from '@/content/services/spin'
import { AngleStops } from './angle-stops'
import { FrameCount } from './frame-count'
import { SpinDemo } from './spin-demo'

function ServiceSpinPage() {
  return (
    <ServicePage
      id="spin"
      service={spinService}
      layout="ink"
      head={
        <Picture
          source={spinDark}
          alt={spinAngles.heroAlt}
          sizes="(min-width: 1440px) 58rem, (min-width: 768px) 62vw, 100vw"
          priority
          className="h-auto w-full"
        />
      }
    >
      <SpinDemo />
      <FeatureLedger features={spinService.features}>
        <FrameCount />
      </FeatureLedger>
      <AngleStops />
      <HowItWorks steps={spinService.steps} layout="row" />
    </ServicePage>
  )
}

export { ServiceSpinPage as Component }
