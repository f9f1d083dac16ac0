import { useId } from 'react'
import { walkCopy as copy } from '@/content/media/walk'
import { sideAt } from './as-in-the-viewer'
import { circle, edge } from './plan-scale'
import { stops } from './stops'

type WalkStopsProps = { angle: number; onWalk: (angle: number) => void }

/**
 * A radio button over each of the plan's stops: one tab stop, and the arrow keys go around. Not for less than 1024 px,
 * where the stops can be closer than 24 px (WCAG 2.5.8).
 */
export function WalkStops({ angle, onWalk }: WalkStopsProps) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-label={copy.stops}
      aria-describedby={`${id}views`}
      className="absolute inset-0 forced-color-adjust-none *:absolute *:size-[6.6%] *:-translate-1/2 *:cursor-pointer *:appearance-none *:rounded-full *:outline-offset-8 *:hover:bg-signal/30 max-lg:hidden noscript:hidden"
    >
      {stops.map((stop) => (
        <input
          key={stop}
          type="radio"
          name={id}
          aria-label={copy.stop(stop, sideAt(stop))}
          checked={stop === angle}
          onChange={() => onWalk(stop)}
          style={placeOf(stop)}
        />
      ))}
      <p id={`${id}views`} hidden>
        {copy.views}
      </p>
    </div>
  )
}

function placeOf(stop: number) {
  const turn = (stop * Math.PI) / 180
  const share = (50 * circle) / edge
  const percent = (offset: number) => `${(50 + share * offset).toFixed(2)}%`
  return { left: percent(Math.sin(turn)), top: percent(-Math.cos(turn)) }
}
