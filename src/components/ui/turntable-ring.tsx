import { cn } from '@/lib/cn'

const frames = 36
const ticks = Array.from({ length: frames }, (_, frame) => frame)

type TurntableRingProps = {
  /** Frames that are lit, 0 to 35, ten degrees each; frame 0 points up. */
  isLit?: (frame: number) => boolean
  /** Every n-th tick only, where 36 would blur together. */
  step?: number
  /** How long a tick is, in hundredths of the ring's width. */
  tick?: number
  className?: string
}

/** The ring of a shoot: 36 ticks, one every ten degrees. Ornament; say in words what it shows. */
export function TurntableRing({
  isLit = (frame) => frame === 0,
  step = 1,
  tick = 13,
  className,
}: TurntableRingProps) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={cn('shrink-0', className)}>
      {ticks
        .filter((frame) => frame % step === 0)
        .map((frame) => (
          <line
            key={frame}
            x1="50"
            x2="50"
            y1="4"
            y2={4 + tick + (isLit(frame) ? 7 : 0)}
            transform={`rotate(${frame * 10} 50 50)`}
            stroke={isLit(frame) ? 'var(--signal)' : 'currentColor'}
            strokeWidth={(isLit(frame) ? 5 : 2.6) * Math.min(step, 2)}
          />
        ))}
    </svg>
  )
}
