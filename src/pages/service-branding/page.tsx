import { BrandedPicture } from '@/components/media/branded-picture'
import { Picture } from '@/components/media/picture'
import { backgroundConcreteLoft } from '@/content/media/stills/background-pictures'
import { cutoutStudioGloss } from '@/content/media/stills/cutout-pictures'
import { brandingHeroAlt, brandingService } from '@/content/services/branding'
import { HowItWorks } from '@/features/services/how-it-works'
import { ServicePage } from '@/features/services/service-page'
import { useDealer } from '@/lib/dealer'
import { seo } from './meta'
import { OverlayDemo } from './overlay-demo'

const fill = 'absolute inset-0 size-full object-cover object-[48%_50%]'
const sizes = '(min-width: 768px) 90vw, 100vw'
// The wall may be less sharp than the car, so phones can load a smaller file.
const wallSizes = '(min-width: 768px) 90vw, 60vw'

export function Component() {
  const store = useDealer()
  return (
    <ServicePage
      seo={seo}
      id="branding"
      service={brandingService}
      layout="panel-right"
      head={
        <BrandedPicture placement="top-right" contact="both" store={store} isOrnament className="size-full">
          <Picture source={backgroundConcreteLoft} alt="" sizes={wallSizes} priority className={fill} />
          <Picture source={cutoutStudioGloss} alt={brandingHeroAlt} sizes={sizes} priority className={fill} />
        </BrandedPicture>
      }
    >
      <OverlayDemo />
      <HowItWorks steps={brandingService.steps} layout="row" />
    </ServicePage>
  )
}
