import { cn } from '@/lib/cn'

const frameCount = 36
const allFrames = Array.from({ length: frameCount }, (_, frame) => frame)

/** Where the ring begins and ends, in hundredths of its width. */
const rim = 4
const radius = 50 - rim

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
  const lit = allFrames.filter((frame) => frame % step === 0 && isLit(frame))
  const width = 2.6 * Math.min(step, 2)
  const middle = radius - tick / 2
  const spacing = (2 * Math.PI * middle * step) / frameCount
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={cn('shrink-0', className)}>
      {/* The dashes of a circle: every page shows rings, and a tick each would be 36 elements where this is one. */}
      <circle
        cx="50"
        cy="50"
        r={middle}
        transform="rotate(-90 50 50)"
        fill="none"
        stroke="currentColor"
        strokeWidth={tick}
        strokeDasharray={`${width} ${(spacing - width).toFixed(3)}`}
        strokeDashoffset={width / 2}
      />
      {lit.map((frame) => (
        <line
          key={frame}
          x1="50"
          x2="50"
          y1={rim}
          y2={rim + tick + 7}
          transform={`rotate(${frame * 10} 50 50)`}
          stroke="var(--signal)"
          strokeWidth={5 * Math.min(step, 2)}
        />
      ))}
    </svg>
  )
}
