import { clearSpot } from '@/content/services/onsite'

/** Everything is drawn in feet from the middle of the spot, this many units each. */
const unitsPerFoot = 11
const feet = (count: number) => count * unitsPerFoot

const side = feet(clearSpot.plan.side)
const half = side / 2
/** Leaves a foot to walk on between the stops and the edge of the spot. */
const circle = half - feet(1)
/** A midsize crossover. */
const car = { length: feet(15.4), width: feet(6.2) }

const stops = 36
const stopWidth = 3
const stopSpacing = (2 * Math.PI * circle) / stops
const label = { fontSize: 20, fontWeight: 600, fill: 'currentColor', textAnchor: 'middle' } as const

export function ClearSpotPlan() {
  const { plan } = clearSpot
  return (
    <svg
      role="img"
      aria-label={plan.label}
      viewBox={`${-half - 44} ${-half - 40} ${side + 52} ${side + 48}`}
      className="h-auto w-full tabular-nums"
    >
      <rect
        x={-half}
        y={-half}
        width={side}
        height={side}
        rx="4"
        className="fill-graphite stroke-fog"
        strokeWidth="1.5"
        strokeDasharray="7 6"
      />
      <Dimension text={plan.sideLabel} />
      <g transform="rotate(-90)">
        <Dimension text={plan.sideLabel} />
      </g>
      <circle
        r={circle - 7}
        transform="rotate(-90)"
        fill="none"
        className="stroke-fog"
        strokeWidth="14"
        strokeDasharray={`${stopWidth} ${(stopSpacing * (circle - 7)) / circle - stopWidth}`}
        strokeDashoffset={stopWidth / 2}
      />
      <line y1={-circle} y2={-circle + 22} stroke="var(--signal)" strokeWidth="6" />
      <text y={-circle + 44} {...label}>
        {plan.front}
      </text>
      <text x={circle - 40} y="7" {...label}>
        {plan.right}
      </text>
      <text y={circle - 28} {...label}>
        {plan.rear}
      </text>
      <text x={-circle + 42} y="7" {...label}>
        {plan.left}
      </text>
      <Photographer text={plan.photographer} />
      <Car />
    </svg>
  )
}

function Dimension({ text }: { text: string }) {
  const y = -half - 20
  const gap = 36
  return (
    <g className="stroke-fog" strokeWidth="1.5">
      <path
        d={`M${-half} ${y - 7}v14M${half} ${y - 7}v14M${-half} ${y}H${-gap}M${gap} ${y}H${half}`}
        fill="none"
      />
      <text y={y + 7} stroke="none" {...label}>
        {text}
      </text>
    </g>
  )
}

/** Nose up: 0 degrees. */
function Car() {
  const { length, width } = car
  const [x, y] = [width / 2, length / 2]
  return (
    <g className="text-ink">
      <path
        className="fill-paper"
        d={`M${-x + 12} ${-y + 3}Q0 ${-y - 6} ${x - 12} ${-y + 3}Q${x} ${-y + 8} ${x} ${-y + 34}V${y - 22}Q${x} ${y} ${x - 16} ${y}H${-x + 16}Q${-x} ${y} ${-x} ${y - 22}V${-y + 34}Q${-x} ${-y + 8} ${-x + 12} ${-y + 3}Z`}
      />
      <path className="fill-paper" d={`M${-x} -34l-8 5v6l8 -2ZM${x} -34l8 5v6l-8 -2Z`} />
      <g className="fill-seam">
        <path d={`M${-x + 8} -32Q0 -48 ${x - 8} -32L${x - 14} -8Q0 -16 ${-x + 14} -8Z`} />
        <path d={`M${-x + 14} 56Q0 62 ${x - 14} 56L${x - 9} 70Q0 77 ${-x + 9} 70Z`} />
        <path d={`M${-x + 5} -20L${-x + 10} -2V52L${-x + 5} 62ZM${x - 5} -20L${x - 10} -2V52L${x - 5} 62Z`} />
      </g>
    </g>
  )
}

function Photographer({ text }: { text: string }) {
  const angle = Math.PI / 3
  const x = (circle - 7) * Math.sin(angle)
  const y = -(circle - 7) * Math.cos(angle)
  const [nose, tail] = [`6 ${-car.length / 2}`, `${car.width / 2 - 4} ${car.length / 2}`]
  return (
    <>
      <path d={`M${x} ${y}L${nose}L${tail}Z`} fill="var(--signal)" fillOpacity="0.22" />
      <circle cx={x} cy={y} r="17" fill="var(--signal)" />
      <text x={x} y={y + 6} {...label} fontSize="18" className="fill-ink">
        {text}
      </text>
    </>
  )
}
