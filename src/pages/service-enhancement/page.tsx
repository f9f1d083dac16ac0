import { Section } from '@/components/layout/section'
import { enhanceBefore } from '@/content/media/stills/pictures'
import { walkCopy } from '@/content/media/walk'
import { walkFrames } from '@/content/media/walk-frames'
import { evened } from '@/content/pricing/same-car'
import { enhancementDemo, enhancementService, enhancementWalk } from '@/content/services/enhancement'
import { CompareSlider } from '@/features/media/compare-slider'
import { WalkAround } from '@/features/media/walk/walk-around'
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
            overlay={<DamageMarks />}
            note={<PlanNote {...evened} />}
          />
          <DamageCloseUps />
        </>
      }
    >
      <EditingHonesty />
      <SameCar />
      {/* If photos of a real car replace the studio pictures, there are no matching photos on the lot. */}
      {walkFrames && (
        <Section tone="ink" heading={walkCopy.heading} lead={enhancementWalk}>
          <WalkAround frames={walkFrames} />
        </Section>
      )}
      <HowItWorks steps={enhancementService.steps} layout="row" />
    </ServicePage>
  )
}
