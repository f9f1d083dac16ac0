import { Picture } from '@/components/media/picture'
import { spinDarkTail } from '@/content/media/angle-pictures'
import { spinDark } from '@/content/media/pictures'
import { spinAngles, spinService } from '@/content/services/spin'
import { FeatureLedger } from '@/features/services/feature-list'
import { HowItWorks } from '@/features/services/how-it-works'
import { ServicePage } from '@/features/services/service-page'
import { AngleStops } from './angle-stops'
import { SpinDemo } from './spin-demo'
import { TurnedByRows } from './turned-by-rows'

function ServiceSpinPage() {
  return (
    <ServicePage
      id="spin"
      service={spinService}
      layout="ink"
      closingPicture={spinDarkTail}
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
        <TurnedByRows />
      </FeatureLedger>
      <AngleStops />
      <HowItWorks steps={spinService.steps} layout="row" />
    </ServicePage>
  )
}

export { ServiceSpinPage as Component }
