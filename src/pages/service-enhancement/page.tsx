import { compareCopy } from '@/content/media/compare'
import { enhanceAfter, enhanceBefore } from '@/content/media/stills/pictures'
import { enhancementDemo, enhancementService, enhancementWalk } from '@/content/services/enhancement'
import { CompareSlider } from '@/features/media/compare-slider'
import { WalkSection } from '@/features/media/walk/walk-section'
import { HowItWorks } from '@/features/services/how-it-works'
import { ServicePage } from '@/features/services/service-page'
import { StudioNote } from '@/features/services/studio-note'
import { DamageCloseUps } from './damage-close-ups'
import { DamageMarks } from './damage-marks'
import { EditingHonesty } from './editing-honesty'

export function Component() {
  return (
    <ServicePage
      id="enhancement"
      service={enhancementService}
      layout="stage"
      head={
        <>
          <CompareSlider
            {...enhancementDemo}
            before={enhanceBefore}
            after={enhanceAfter}
            afterNote={compareCopy.studioFloor}
            priority
            isFullWidth
            overlay={<DamageMarks />}
            className="pb-6"
          />
          <DamageCloseUps />
          <StudioNote />
        </>
      }
    >
      <EditingHonesty />
      <WalkSection lead={enhancementWalk} />
      <HowItWorks steps={enhancementService.steps} layout="row" tone="paper" />
    </ServicePage>
  )
}
