import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import { FoldOnPhones } from '@/components/ui/fold-on-phones'
import { aboveAlt } from '@/content/media/place-alts'
import { placeAbove } from '@/content/media/stills/place-pictures'
import { walkPlan } from '@/content/media/walk'
import { walkFrames } from '@/content/media/walk-frames'
import { clearSpot } from '@/content/services/onsite'
import { cameraDistance, crewCab, crossover } from '@/features/media/walk/camera-distance'
import { firstStop } from '@/features/media/walk/stops'
import { WalkAround } from '@/features/media/walk/walk-around'
import { WalkPlan } from '@/features/media/walk/walk-plan'
import { PointText } from '@/features/services/point-text'

export function ClearSpot() {
  const { heading, lead, unfold, points } = clearSpot
  return (
    <Section tone="ink" heading={heading} lead={lead}>
      <Picture
        source={placeAbove}
        alt={aboveAlt}
        sizes="(min-width: 80rem) 75rem, 92vw"
        className="mb-8 aspect-video w-full md:mb-10 object-cover"
      />
      <ul className="mb-8 grid gap-x-8 gap-y-4 md:mb-10 md:grid-cols-3">
        {points.map((point) => (
          <li key={point.title}>
            <PointText point={point} isOnDark />
          </li>
        ))}
      </ul>
      <FoldOnPhones label={unfold}>
        {walkFrames ? (
          <WalkAround frames={walkFrames} isAboutSpot />
        ) : (
          <div className="@container mx-auto max-w-140">
            <WalkPlan angle={firstStop} />
          </div>
        )}
        <p className="mt-3 max-w-prose text-14 text-fog">
          {walkPlan.caption(Math.round(cameraDistance(crossover)), Math.round(cameraDistance(crewCab)))}
        </p>
      </FoldOnPhones>
    </Section>
  )
}
