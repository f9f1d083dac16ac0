import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { whiteSpin } from '@/content/media/spin-sets'
import { spinAngles } from '@/content/services/spin'

export function AngleStops() {
  return (
    <Section tone="none" className={whiteSpin.ground} heading={spinAngles.heading} lead={spinAngles.lead}>
      <ul className="-mx-5 grid grid-cols-1 sm:grid-cols-2 md:-mx-8 min-[1360px]:-mx-16">
        {spinAngles.stops.map(({ degrees, source, alt }) => (
          <li key={degrees} className="relative">
            <Picture
              source={source}
              alt={alt}
              sizes="(min-width: 1440px) 664px, (min-width: 480px) 50vw, 100vw"
              className="h-auto w-full"
            />
            <p className="absolute bottom-[6%] left-5 md:left-8 min-[1360px]:left-16 flex items-center gap-3 font-display text-22 font-bold tabular-nums">
              <TurntableRing className="size-10 text-steel" isLit={(frame) => frame * 10 === degrees} />
              {degrees}°
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
