import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { Picture } from '@/components/media/picture'
import { RangeInput } from '@/components/ui/range-input'
import type { WalkFrames } from '@/content/media/picture-source'
import { walkCopy as copy } from '@/content/media/walk'
import { firstStop, sideAt, stopAfterDrag, stopStep } from './stops'
import { useWalkFrames } from './use-walk-frames'
import { WalkDial } from './walk-dial'

const sizes = '(min-width: 1264px) 560px, (min-width: 768px) 46vw, 100vw'

const frameClasses = 'md:overflow-hidden md:rounded md:bg-paper md:text-ink'
const captionClasses =
  'text-14 max-md:absolute max-md:top-5 max-md:rounded max-md:bg-ink max-md:px-2.5 max-md:py-1 md:px-4 md:py-2.5'

type WalkAroundProps = { frames: WalkFrames; isAboutSpot?: boolean }

/** Below 768 px, the phone's picture covers the left half of the listing's picture. */
export function WalkAround({ frames, isAboutSpot = false }: WalkAroundProps) {
  const [angle, setAngle] = useState(firstStop)
  const { shown, photo, onPhone, onListing, hasFailed, loadAll } = useWalkFrames(frames, angle)
  const dragged = useRef({ x: 0, angle })
  const listing = useRef<HTMLElement>(null)
  const side = sideAt(angle)
  const shownSide = sideAt(shown)

  return (
    <fieldset
      onPointerEnter={loadAll}
      onFocus={loadAll}
      className="grid min-w-0 md:grid-cols-2 md:gap-10 lg:gap-20"
    >
      <legend className="sr-only">{copy.heading}</legend>
      <figure
        onPointerDown={(event) => {
          if (event.button !== 0) return
          dragged.current = { x: event.clientX, angle }
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={({ currentTarget, pointerId, clientX }) => {
          if (!listing.current || !currentTarget.hasPointerCapture(pointerId)) return
          const { x, angle: from } = dragged.current
          setAngle(stopAfterDrag(from, clientX - x, listing.current.clientWidth))
        }}
        onDragStart={(event) => event.preventDefault()}
        className="relative grid cursor-ew-resize touch-pan-y touch-pinch-zoom gap-6 select-none max-md:-mx-5 noscript:cursor-auto"
      >
        <figure
          className={clsx(
            'max-md:absolute max-md:inset-y-0 max-md:left-0 max-md:z-10 max-md:w-1/2 max-md:overflow-hidden',
            frameClasses,
          )}
        >
          <div className="max-md:w-[200%]">
            <Picture
              source={onPhone}
              alt={copy.phoneAlt(shownSide)}
              sizes={sizes}
              isSwapped
              className="h-auto w-full"
            />
          </div>
          <figcaption className={clsx('max-md:left-5', captionClasses)}>{copy.phone}</figcaption>
        </figure>
        <figure ref={listing} className={frameClasses}>
          <Picture
            source={onListing}
            alt={copy.listingAlt(shownSide)}
            sizes={sizes}
            isSwapped
            className="h-auto w-full"
          />
          <figcaption className={clsx('flex justify-between max-md:right-5', captionClasses)}>
            <span>{copy.listing}</span>
            <span className="tabular-nums max-md:hidden">{copy.photo(photo)}</span>
          </figcaption>
        </figure>
        <div className="absolute inset-y-0 left-1/2 z-10 -ml-px w-0.5 bg-paper md:hidden forced-colors:bg-[CanvasText]" />
      </figure>
      <div
        className={clsx(
          'relative z-20 gap-6 md:order-first md:flex md:flex-col md:justify-between',
          isAboutSpot ? 'max-md:mt-4' : 'max-md:-mt-12',
        )}
      >
        <WalkDial
          angle={angle}
          onWalk={setAngle}
          className={clsx('touch-pan-y touch-pinch-zoom', !isAboutSpot && 'max-md:mx-auto max-md:w-24')}
        />
        <div>
          <p
            aria-hidden="true"
            className={clsx(
              'flex items-baseline justify-between',
              !isAboutSpot && 'max-md:absolute max-md:inset-x-0 max-md:top-14',
            )}
          >
            <span className="font-display text-28 font-bold tabular-nums">{copy.angle(angle)}</span>
            <span className="first-letter:uppercase">{side}</span>
          </p>
          <RangeInput
            aria-label={copy.stops}
            aria-valuetext={copy.standing(angle, side)}
            min={0}
            max={360 - stopStep}
            step={stopStep}
            value={angle}
            onChange={setAngle}
            className="accent-signal noscript:hidden"
          />
          <p className="text-14 text-fog noscript:hidden">{copy.hint}</p>
          <p role="status" className="text-14">
            {hasFailed && copy.failed}
          </p>
        </div>
      </div>
    </fieldset>
  )
}
