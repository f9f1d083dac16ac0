import { TurntableRing } from '@/components/ui/turntable-ring'
import { frameCount } from '@/content/services/spin'

export function FrameCount({ lit = 1 }: { lit?: number }) {
  return (
    <p className="mt-5 flex items-center gap-4 text-16 text-fog">
      <TurntableRing className="size-16 text-steel" isLit={(frame) => frame < lit} />
      <span>
        <span className="font-display text-28 font-extrabold text-paper tabular-nums">
          {frameCount.figure}
        </span>{' '}
        {frameCount.unit}
      </span>
    </p>
  )
}
