import { Picture } from '@/components/media/picture'
import { darkPickupFrontRight } from '@/content/media/angle-pictures'
import { enhanceAfter, enhanceBefore } from '@/content/media/pictures'
import { onsiteDelivered, onsiteHeroAlt, onsiteService } from '@/content/services/onsite'
import { FeatureLedger } from '@/features/services/feature-list'
import { HowItWorks } from '@/features/services/how-it-works'
import { ServicePage } from '@/features/services/service-page'
import { ClearSpot } from './clear-spot'
import { ReadinessList } from './readiness-list'
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
      <HowItWorks steps={onsiteService.steps} layout="ledger" tone="paper" />
      <ClearSpot />
      <ReadinessList />
      <FeatureLedger features={onsiteService.features}>
        <figure>
          <Picture
            source={enhanceAfter}
            alt={onsiteDelivered.alt}
            sizes="(min-width: 1024px) 510px, 100vw"
            className="h-auto w-full rounded"
          />
          <figcaption className="mt-3 text-14 text-steel">{onsiteDelivered.caption}</figcaption>
        </figure>
      </FeatureLedger>
      <WhoComes />
    </ServicePage>
  )
}

export { ServiceOnsitePage as Component }
