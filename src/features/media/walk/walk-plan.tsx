import { frameCount } from '@viewer/frames/angle'
import { walkPlan as plan } from '@/content/media/walk'
import { cameraDistance, crewCab, crossover, halfViewRadians } from './camera-distance'

const unitsPerFoot = 5
const feet = (count: number) => count * unitsPerFoot

/** In drawing units: the radius of the walk around a crossover and around a crew cab, and half the plan's width. */
const circle = feet(cameraDistance(crossover))
const outerCircle = feet(cameraDistance(crewCab))
const edge = outerCircle + 4

const half = feet(plan.side) / 2

const stopWidth = 2.5
const stopLength = 12
const stopSpacing = (2 * Math.PI * circle) / frameCount
const label = { fontSize: 17, fontWeight: 600, fill: 'currentColor', textAnchor: 'middle' } as const

type WalkPlanProps = {
  angle: number
}

/**
 * The plan's text is hidden if the container is narrower than 20rem, because it would be too small to read. An ancestor
 * must be a container (`@container`).
 */
export function WalkPlan({ angle }: WalkPlanProps) {
  return (
    <svg
      role="img"
      aria-label={plan.label}
      viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`}
      className="h-auto w-full rounded-full bg-ink text-paper tabular-nums forced-color-adjust-none"
    >
      <circle
        r={outerCircle}
        fill="none"
        className="stroke-control"
        strokeWidth="1.5"
        strokeDasharray="2 7"
      />
      <rect
        x={-half}
        y={-half}
        width={2 * half}
        height={2 * half}
        rx="2"
        className="fill-graphite stroke-fog"
        strokeWidth="1.5"
        strokeDasharray="6 5"
      />
      <circle
        r={circle}
        transform="rotate(-90)"
        fill="none"
        className="stroke-fog"
        strokeWidth={stopLength}
        strokeDasharray={`${stopWidth} ${stopSpacing - stopWidth}`}
        strokeDashoffset={stopWidth / 2}
      />
      <line y1={-circle - 10} y2={-circle + 10} stroke="var(--signal)" strokeWidth="5" />
      <g className="hidden @xs:inline">
        <Dimension text={plan.sideLabel} />
        <g transform="rotate(-90)">
          {/* The text is below the middle, because the 270° label is in the middle. */}
          <Dimension text={plan.sideLabel} at={-38} />
        </g>
        <text y={-circle + 27} {...label}>
          {plan.front}
        </text>
        <text x={circle - 27} y="6" {...label}>
          {plan.right}
        </text>
        <text y={circle - 14} {...label}>
          {plan.rear}
        </text>
        <text x={-circle + 30} y="6" {...label}>
          {plan.left}
        </text>
      </g>
      <Photographer angle={angle} />
      <Car />
    </svg>
  )
}

function Dimension({ text, at = 0 }: { text: string; at?: number }) {
  const y = -half - 12
  const gap = 26
  return (
    <g className="stroke-fog" strokeWidth="1.5">
      <path
        d={`M${-half} ${y - 5}v10M${half} ${y - 5}v10M${-half} ${y}H${at - gap}M${at + gap} ${y}H${half}`}
        fill="none"
      />
      <text x={at} y={y + 6} stroke="none" {...label}>
        {text}
      </text>
    </g>
  )
}

/** The car points up, toward 0 degrees. Its outline is drawn at 11 units per foot. */
function Car() {
  const drawnAt = 11
  const [x, y] = [(crossover.width / 2) * drawnAt, (crossover.length / 2) * drawnAt]
  return (
    <g className="text-ink" transform={`scale(${unitsPerFoot / drawnAt})`}>
      <path
        className="fill-paper"
        d={`M${-x + 12} ${-y + 3}Q0 ${-y - 6} ${x - 12} ${-y + 3}Q${x} ${-y + 8} ${x} ${-y + 34}V${y - 22}Q${x} ${y} ${x - 16} ${y}H${-x + 16}Q${-x} ${y} ${-x} ${y - 22}V${-y + 34}Q${-x} ${-y + 8} ${-x + 12} ${-y + 3}Z`}
      />
      <path className="fill-paper" d={`M${-x} -34l-8 5v6l8 -2ZM${x} -34l8 5v6l-8 -2Z`} />
      <g className="fill-line-dark">
        <path d={`M${-x + 8} -32Q0 -48 ${x - 8} -32L${x - 14} -8Q0 -16 ${-x + 14} -8Z`} />
        <path d={`M${-x + 14} 56Q0 62 ${x - 14} 56L${x - 9} 70Q0 77 ${-x + 9} 70Z`} />
        <path d={`M${-x + 5} -20L${-x + 10} -2V52L${-x + 5} 62ZM${x - 5} -20L${x - 10} -2V52L${x - 5} 62Z`} />
      </g>
    </g>
  )
}

function Photographer({ angle }: { angle: number }) {
  const reach = circle / Math.cos(halfViewRadians)
  const aside = Math.round(reach * Math.sin(halfViewRadians))
  return (
    <g transform={`rotate(${angle})`}>
      <path d={`M0 ${-circle}L${-aside} 0H${aside}Z`} fill="var(--signal)" fillOpacity="0.22" />
      <g transform={`translate(0 ${-circle}) rotate(${-angle})`}>
        <circle r="16" fill="var(--signal)" className="@max-xs:[r:32px]" />
        <text y="5.5" {...label} fontSize="16" className="hidden fill-ink @xs:inline">
          {plan.photographer}
        </text>
      </g>
    </g>
  )
}
