import { clsx } from 'clsx'

/** A spin has 36 frames, one every ten degrees (SPEC section 1). */
export const ringTicks = 36
const allFrames = Array.from({ length: ringTicks }, (_, frame) => frame)

const inset = 4
const radius = 50 - inset

type TurntableRingProps = {
  /** The frame is a number from 0 to 35, and frame 0 is at the top. */
  isLit?: (frame: number) => boolean
  step?: number
  /** The length of a tick, in hundredths of the ring's width. */
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
      {/* Every page's HTML has rings. A ring that is one dashed circle takes less markup than 36 `<line>` elements. */}
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
          y1={inset}
          y2={inset + tick + 7}
          transform={`rotate(${frame * 10} 50 50)`}
          stroke="var(--signal)"
          strokeWidth={5 * Math.min(step, 2)}
        />
      ))}
    </svg>
  )
}
