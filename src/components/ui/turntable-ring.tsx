import { clsx } from 'clsx'

/** One tick for each frame of a spin, ten degrees apart. SPEC section 1. */
export const ringTicks = 36
const allFrames = Array.from({ length: ringTicks }, (_, frame) => frame)

/** In hundredths of the ring's width. */
const rim = 4
const radius = 50 - rim

type TurntableRingProps = {
  /** Frames 0 to 35, ten degrees each; frame 0 points up. */
  isLit?: (frame: number) => boolean
  /** Draws only every n-th tick, for small rings. */
  step?: number
  /** Length in hundredths of the ring's width. */
  tick?: number
  className?: string
}

export function TurntableRing({
  isLit = (frame) => frame === 0,
  step = 1,
  tick = 13,
  className,
}: TurntableRingProps) {
  const lit = allFrames.filter((frame) => frame % step === 0 && isLit(frame))
  const width = 2.6 * Math.min(step, 2)
  const middle = radius - tick / 2
  const spacing = (2 * Math.PI * middle * step) / ringTicks
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={clsx('shrink-0', className)}>
      {/* The ring is one dashed circle instead of 36 elements, because every page has rings. */}
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
