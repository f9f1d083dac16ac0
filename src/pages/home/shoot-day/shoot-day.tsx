import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { RangeInput } from '@/components/ui/range-input'
import { dealerNameCopy } from '@/content/dealer-name/dealer-name'
import { shootDayCopy as copy, resultCars } from '@/content/home/shoot-day'
import { DealerNameField } from '@/features/media/dealer-name/dealer-name-field'
import { useDealer } from '@/lib/dealer'
import { BeforeStrip } from './before-strip'
import { ResultTile } from './result-tile'
import { usePlayOnce } from './use-play-once'

const last = copy.stops.length - 1

/**
 * Shows how a dealer's results page changes on the day of a visit. Without JavaScript, it shows the page before the
 * visit.
 */
export function ShootDay() {
  const headingId = useId()
  const store = useDealer()?.name ?? copy.store
  const list = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState(0)
  const [isWanted, setWanted] = useState(false)
  const [isByVisitor, setByVisitor] = useState(false)
  const cancelPlay = usePlayOnce(list, { onNear: () => setWanted(true), onStep: setStop, lastStep: last })
  const { label, text } = copy.stops[stop] ?? copy.stops[0]
  const ready = resultCars.filter(({ readyAt }) => readyAt <= stop).length

  function choose(next: number) {
    cancelPlay()
    setWanted(true)
    setByVisitor(true)
    setStop(next)
  }

  return (
    <section aria-labelledby={headingId} className="bg-mist py-14 md:py-20">
      <div className="container-page grid gap-x-16 gap-y-6 pb-6 md:pb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:items-end">
        <div>
          <h2 id={headingId} className="text-heading">
            {copy.heading}
          </h2>
          <p className="mt-4 max-w-prose text-18 text-balance text-steel">{copy.lead}</p>
        </div>
        <DealerNameField help={dealerNameCopy.help} />
      </div>
      <figure className="mx-auto max-w-content md:px-8 xl:px-0">
        <div className="border-line bg-paper max-md:border-y md:rounded md:border">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-5 py-3 md:py-4">
            <p dir="auto" className="min-w-0 font-display text-40 text-balance wrap-anywhere">
              {store}
            </p>
            <p className="shrink-0 text-14 text-steel">
              <span className="max-sm:hidden">{copy.inventory}, </span>
              {copy.count(resultCars.length)}
            </p>
          </div>
          <BeforeStrip />
          <div className="grid gap-x-12 gap-y-3 border-b border-line px-5 py-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:motion-safe:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_auto] noscript:hidden">
            <div className="motion-reduce:hidden">
              <RangeInput
                aria-label={copy.rail}
                aria-valuetext={copy.progress(label, ready, resultCars.length)}
                min={0}
                max={last}
                value={stop}
                onChange={choose}
                className="block"
              />
              <div
                aria-hidden="true"
                // At either extreme, the thumb's center is this far from the end of the track.
                className="mx-2 mt-1 flex justify-between text-14 leading-tight tabular-nums"
              >
                {copy.stops.map((each, index) => (
                  <span
                    key={each.label}
                    className={clsx(
                      'flex w-0 justify-center whitespace-nowrap first:-translate-x-2 first:justify-start last:translate-x-2 last:justify-end',
                      index === stop ? 'font-semibold' : 'text-steel',
                    )}
                  >
                    {each.label}
                  </span>
                ))}
              </div>
            </div>
            {/* The minimum height fits the longest text, so the content below doesn't shift. */}
            <p
              role="status"
              // Announce only the steps that the visitor chose.
              aria-live={isByVisitor ? 'polite' : 'off'}
              className="min-h-[2lh] text-16 max-[22.5rem]:min-h-[3lh] md:min-h-lh lg:pt-2 lg:motion-safe:min-h-[calc(3lh+0.5rem)] xl:motion-safe:min-h-[calc(2lh+0.5rem)]"
            >
              {text}
            </p>
            <div className="flex flex-wrap content-start gap-2">
              <Button
                variant={stop === 0 ? 'dark' : 'outline'}
                size="compact"
                aria-pressed={stop === 0}
                onClick={() => choose(0)}
                className="max-md:grow"
              >
                {copy.today}
              </Button>
              <Button
                variant={stop === last ? 'dark' : 'outline'}
                size="compact"
                aria-pressed={stop === last}
                onClick={() => choose(last)}
                className="max-md:grow"
              >
                {copy.after}
              </Button>
            </div>
          </div>
          <ul
            ref={list}
            className="grid grid-cols-3 gap-x-2 gap-y-3 px-5 py-4 md:grid-cols-4 md:gap-x-4 md:gap-y-5 md:p-5 xl:grid-cols-6"
          >
            {resultCars.map((car, index) => (
              <ResultTile
                key={`${car.color} ${car.body}`}
                car={car}
                isReady={car.readyAt <= stop}
                isLive={stop === last}
                isWanted={isWanted}
                delayMs={index * 30}
              />
            ))}
          </ul>
        </div>
        <figcaption className="mt-3 px-5 text-14 text-steel md:px-0">{copy.caption}</figcaption>
      </figure>
    </section>
  )
}
