import { engagementMeasures } from '@/content/success/engagement'
import { successCopy } from '@/content/success/success'
import { ChartFigure } from './chart-figure'

const copy = successCopy.bars
const rowPx = 76
const barPx = 16
// At this scale, the number at the end of the longest bar still fits.
const percentPerVisitor = 1.3

/** The SVG has no viewBox, so the bars scale with its width but the text doesn't. */
export function BeforeAfterBars() {
  const { measure, before, after } = copy.columns
  return (
    <ChartFigure
      heading={copy.heading}
      columns={[measure, before, after]}
      rows={engagementMeasures.map(({ label, ...values }) => [label, values.before, values.after])}
    >
      <svg
        role="img"
        aria-label={copy.description}
        width="100%"
        height={engagementMeasures.length * rowPx}
        className="block text-16"
      >
        {engagementMeasures.map((row, index) => (
          <g key={row.id} transform={`translate(0 ${index * rowPx})`}>
            <text y="18" className="fill-ink">
              {row.label}
            </text>
            <Bar y={28} value={row.before} fill="fill-steel" name={index === 0 ? before : undefined} />
            <Bar
              y={28 + barPx + 2}
              value={row.after}
              fill="fill-signal-deep"
              name={index === 0 ? after : undefined}
            />
          </g>
        ))}
      </svg>
    </ChartFigure>
  )
}

type BarProps = { y: number; value: number; fill: string; name: string | undefined }

function Bar({ y, value, fill, name }: BarProps) {
  const width = `${value * percentPerVisitor}%`
  const baseline = y + 13
  return (
    <>
      <rect y={y} width={width} height={barPx} className={fill} />
      {name && (
        <text x="10" y={baseline} className="fill-paper text-14 font-medium">
          {name}
        </text>
      )}
      <text x={width} dx="10" y={baseline} className="fill-ink font-semibold tabular-nums">
        {value}
      </text>
    </>
  )
}
