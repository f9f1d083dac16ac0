import { TurntableRing } from '@/components/ui/turntable-ring'
import { frameCount } from '@/content/services/spin'

/** The ring with its 36 ticks counted. */
export function FrameCount() {
  return (
    <div className="relative grid size-72 place-items-center max-lg:hidden">
      <TurntableRing className="absolute inset-0 size-full text-rim" tick={9} />
      <p className="text-center">
        <span className="block font-display text-80 font-extrabold tabular-nums">{frameCount.figure}</span>
        <span className="mt-1 block text-16 text-steel">{frameCount.unit}</span>
      </p>
    </div>
  )
}
