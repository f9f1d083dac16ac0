import { feedClockCopy } from '@/content/guarantee/feed-clock-copy'
import { wallTimeOf } from '@/lib/new-york'
import type { FeedReading } from './feed-clock'

const dayMinutes = 24 * 60
const ticks = Array.from({ length: 36 }, (_, tick) => tick)
const tickMinutes = dayMinutes / ticks.length

const places = [
  'top-0 left-1/2 -translate-x-1/2',
  'top-1/2 right-0 -translate-y-1/2',
  'bottom-0 left-1/2 -translate-x-1/2',
  'top-1/2 left-0 -translate-y-1/2',
]

/** A decorative dial that shows a day as 36 ticks of 40 minutes. */
export function FeedDial({ reading }: { reading: FeedReading | undefined }) {
  const hours = reading && Math.floor(reading.waitMinutes / 60)
  const minutes = reading && Math.round(reading.waitMinutes % 60)
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto w-full max-w-80 mb-4 px-13 py-8 text-14 text-fog md:max-w-104"
    >
      {places.map((place, index) => (
        <span key={place} className={`absolute ${place} whitespace-nowrap tabular-nums`}>
          {feedClockCopy.dial[index]}
        </span>
      ))}
      <div className="relative">
        <svg aria-hidden="true" viewBox="0 0 100 100" className="w-full">
          {ticks.map((tick) => (
            <Tick key={tick} tick={tick} state={stateOf(tick, reading)} />
          ))}
        </svg>
        {reading && (
          <p className="absolute inset-0 grid place-content-center text-center">
            <span className="font-display text-16 whitespace-nowrap text-paper tabular-nums md:text-22">
              {hours !== 0 && <Amount of={hours} unit="h" />}{' '}
              {minutes !== 0 && <Amount of={minutes} unit="min" />}
            </span>
            <span>{feedClockCopy.untilUpdate}</span>
          </p>
        )}
      </div>
    </div>
  )
}

function Amount({ of, unit }: { of: number | undefined; unit: string }) {
  return (
    <span>
      <span className="text-28 md:text-40">{of}</span> {unit}
    </span>
  )
}

type TickState = 'off' | 'on' | 'update'

const reach = { off: 9, on: 13, update: 19 }
const looks = { off: 'stroke-line-dark', on: 'stroke-signal', update: 'stroke-paper' }

function Tick({ tick, state }: { tick: number; state: TickState }) {
  return (
    <line
      x1="50"
      x2="50"
      y1="1"
      y2={reach[state]}
      transform={`rotate(${tick * 10} 50 50)`}
      strokeWidth={state === 'off' ? 1.6 : 2.4}
      className={looks[state]}
    />
  )
}

function stateOf(tick: number, reading: FeedReading | undefined): TickState {
  if (!reading) return 'off'
  const start = tickAt(reading.startsAt)
  const update = tickAt(reading.updatesAt)
  if (tick === update) return 'update'
  const fromStart = (tick - start + ticks.length) % ticks.length
  return fromStart * tickMinutes < reading.waitMinutes ? 'on' : 'off'
}

function tickAt(instant: Date): number {
  return Math.floor(wallTimeOf(instant).minutes / tickMinutes)
}
