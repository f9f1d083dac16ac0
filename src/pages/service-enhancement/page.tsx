import { enhanceBefore } from '@/content/media/stills/pictures'
import { evened } from '@/content/pricing/same-car'
import { enhancementDemo, enhancementService, enhancementWalk } from '@/content/services/enhancement'
import { CompareSlider } from '@/features/media/compare-slider'
import { WalkSection } from '@/features/media/walk/walk-section'
import { HowItWorks } from '@/features/services/how-it-works'
import { PlanNote } from '@/features/services/plan-note'
import { ServicePage } from '@/features/services/service-page'
import { DamageCloseUps } from './damage-close-ups'
import { DamageMarks } from './damage-marks'
import { EditingHonesty } from './editing-honesty'
import { seo } from './meta'
import { SameCar } from './same-car'

export function Component() {
  return (
    <ServicePage
      seo={seo}
      id="enhancement"
      service={enhancementService}
      layout="stage"
      head={
        <>
          <CompareSlider
            {...enhancementDemo}
            before={enhanceBefore}
            after={evened.source}
            priority
            isFullWidth
            overlay={<DamageMarks />}
            note={<PlanNote {...evened} />}
            className="pb-6"
          />
          <DamageCloseUps />
        </>
      }
    >
      <EditingHonesty />
      <SameCar />
      <WalkSection lead={enhancementWalk} />
      <HowItWorks steps={enhancementService.steps} layout="row" />
    </ServicePage>
  )
}
