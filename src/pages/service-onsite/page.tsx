import { Picture } from '@/components/media/picture'
import { kitAlt } from '@/content/media/place-alts'
import { placeKit } from '@/content/media/stills/place-pictures'
import { onsiteService } from '@/content/services/onsite'
import { HowItWorks } from '@/features/services/how-it-works'
import { OperatingFacts } from '@/features/services/operating-facts'
import { ServicePage } from '@/features/services/service-page'
import { ClearSpot } from './clear-spot'
import { seo } from './meta'
import { ReadinessList } from './readiness-list'
import { WhoComes } from './who-comes'

export function Component() {
  return (
    <ServicePage
      seo={seo}
      id="onsite"
      service={onsiteService}
      layout="stage"
      head={
        <Picture
          source={placeKit}
          alt={kitAlt}
          sizes="100vw"
          priority
          className="aspect-video max-h-[78svh] w-full object-cover object-[50%_60%] lg:aspect-9/4"
        />
      }
    >
      <HowItWorks steps={onsiteService.steps} layout="row" />
      <OperatingFacts />
      <ClearSpot />
      <WhoComes />
      <ReadinessList />
    </ServicePage>
  )
}
