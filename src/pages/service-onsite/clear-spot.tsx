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
      <div className="relative mb-8 aspect-4/3 overflow-hidden rounded md:mb-10 md:aspect-video">
        <Picture
          source={placeAbove}
          alt={aboveAlt}
          sizes="(min-width: 80rem) 75rem, (min-width: 48rem) 92vw, 100vw"
          className="size-full object-cover"
        />
        <ClearSquare />
      </div>
      <ul className="mb-8 grid gap-x-12 gap-y-4 md:mb-20 md:grid-cols-3 lg:mb-24">
        {points.map((point) => (
          <li key={point.title}>
            <PointText point={point} isOnDark />
          </li>
        ))}
      </ul>
      <FoldOnPhones label={unfold}>
        <h3 className="mb-10 text-28 max-sm:hidden md:text-40">{unfold}</h3>
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

/** The corners of the square between the four cones, in the picture's pixels. */
const corners = '591 366 975 328 1058 699 609 752'

function ClearSquare() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${placeAbove.width} ${placeAbove.height}`}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full fill-paper font-display text-[3rem] font-bold forced-color-adjust-none md:text-[2rem]"
    >
      <path
        d={`M0 0H${placeAbove.width}V${placeAbove.height}H0ZM${corners}Z`}
        fillRule="evenodd"
        className="fill-ink/40"
      />
      <polygon points={corners} className="fill-none stroke-paper" strokeWidth="5" strokeDasharray="22 14" />
      <g textAnchor="middle">
        <text transform="translate(838 780) rotate(-6.7)">{walkPlan.sideLabel}</text>
        <text transform="translate(1066 500) rotate(77)">{walkPlan.sideLabel}</text>
      </g>
    </svg>
  )
}
