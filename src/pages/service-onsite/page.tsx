import { Picture } from '@/components/media/picture'
import { darkPickupFrontRight } from '@/content/media/stills/dark-pictures'
import { enhanceBefore } from '@/content/media/stills/pictures'
import { onsiteHeroAlt, onsiteService } from '@/content/services/onsite'
import { HowItWorks } from '@/features/services/how-it-works'
import { OperatingFacts } from '@/features/services/operating-facts'
import { ServicePage } from '@/features/services/service-page'
import { ClearSpot } from './clear-spot'
import { Delivered } from './delivered'
import { ReadinessList } from './readiness-list'
import { WhatWeBring } from './what-we-bring'
import { WhoComes } from './who-comes'

function ServiceOnsitePage() {
  return (
    <ServicePage
      id="onsite"
      service={onsiteService}
      layout="panel-left"
      closingPicture={darkPickupFrontRight}
      head={
        <Picture
          source={enhanceBefore}
          alt={onsiteHeroAlt}
          sizes="(min-width: 768px) 90vw, 100vw"
          priority
          className="absolute inset-0 size-full object-cover object-[45%_50%]"
        />
      }
    >
      <HowItWorks steps={onsiteService.steps} layout="row" tone="paper" />
      <OperatingFacts />
      <ClearSpot />
      <WhatWeBring />
      <WhoComes />
      <Delivered />
      <ReadinessList />
    </ServicePage>
  )
}

export { ServiceOnsitePage as Component }
