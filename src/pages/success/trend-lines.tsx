import { engagementTrend } from '@/content/success/engagement'
import { successCopy } from '@/content/success/success'
import { ChartFigure } from './chart-figure'

const copy = successCopy.trend
const plotPx = 240
const axisPx = 28
const top = 70
const gridValues = [0, 20, 40, 60]
const marks = [1, 10, 20, 30]
const days = engagementTrend.after.length
// Each line's name is placed above or below the line's last nine days.
const lastDays = -9

const yOf = (value: number) => plotPx - (value / top) * plotPx

export function TrendLines() {
  const { before, after } = engagementTrend
  return (
    <ChartFigure
      heading={copy.heading}
      columns={[copy.columns.day, copy.columns.before, copy.columns.after]}
      rows={after.map((value, index) => [copy.dayOf(index + 1), before[index] ?? '', value])}
    >
      <svg
        role="img"
        aria-label={copy.description}
        width="100%"
        height={plotPx + axisPx}
        className="block overflow-visible text-14"
      >
        {gridValues.map((value) => (
          <g key={value}>
            <line x2="100%" y1={yOf(value)} y2={yOf(value)} className="stroke-line" />
            <text y={yOf(value) - 6} className="fill-steel tabular-nums">
              {value}
            </text>
          </g>
        ))}
        <svg
          aria-hidden="true"
          width="100%"
          height={plotPx}
          viewBox={`0 0 ${days - 1} ${top}`}
          preserveAspectRatio="none"
        >
          <Line values={before} stroke="stroke-steel" />
          <Line values={after} stroke="stroke-signal-deep" />
        </svg>
        <text
          x="100%"
          y={yOf(Math.max(...after.slice(lastDays))) - 12}
          textAnchor="end"
          className="fill-signal-deep text-16 font-semibold"
        >
          {copy.short.after}
        </text>
        <text
          x="100%"
          y={yOf(Math.min(...before.slice(lastDays))) + 24}
          textAnchor="end"
          className="fill-steel text-16 font-semibold"
        >
          {copy.short.before}
        </text>
        {marks.map((day) => (
          <text
            key={day}
            x={`${((day - 1) / (days - 1)) * 100}%`}
            y={plotPx + 22}
            textAnchor={day === 1 ? 'start' : day === days ? 'end' : 'middle'}
            className="fill-steel tabular-nums"
          >
            {copy.dayOf(day)}
          </text>
        ))}
      </svg>
    </ChartFigure>
  )
}

function Line({ values, stroke }: { values: ReadonlyArray<number>; stroke: string }) {
  return (
    <polyline
      points={values.map((value, day) => `${day},${top - value}`).join(' ')}
      fill="none"
      strokeWidth="3"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className={stroke}
    />
  )
}
