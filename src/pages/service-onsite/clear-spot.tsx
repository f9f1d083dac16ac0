import { Section } from '@/components/layout/section'
import { clearSpot } from '@/content/services/onsite'
import { PointText } from '@/features/services/point-text'
import { cameraDistance, crewCab, crossover } from './camera-distance'
import { ClearSpotPlan } from './clear-spot-plan'

export function ClearSpot() {
  const { heading, lead, plan, points } = clearSpot
  return (
    <Section tone="ink" heading={heading} lead={lead}>
      <div className="grid gap-10 lg:grid-cols-[6fr_5fr] lg:items-center lg:gap-20">
        <figure>
          <ClearSpotPlan />
          <figcaption className="mt-3 text-14 text-fog">
            {plan.caption(Math.round(cameraDistance(crossover)), Math.round(cameraDistance(crewCab)))}
          </figcaption>
        </figure>
        <ul className="grid gap-8 md:grid-cols-2 lg:grid-cols-1">
          {points.map((point) => (
            <li key={point.title}>
              <PointText point={point} isOnDark />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
