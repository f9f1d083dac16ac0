import { clsx } from 'clsx'
import { ChevronsLeftRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { Picture } from '@/components/media/picture'
import { Button } from '@/components/ui/button'
import { compareCopy } from '@/content/media/compare'
import type { PictureSource } from '@/content/media/picture-source'
import { early } from '@/lib/early-input'

/** Initial position in percent (SPEC section 9). */
const startPosition = 50

type CompareSliderProps = {
  /** Must show exactly the same view as `after`. */
  before: PictureSource
  after: PictureSource
  beforeAlt: string
  afterAlt: string
  afterNote?: string
  /** Must be unique on the page. */
  label: string
  overlay?: React.ReactNode
  /** Overlays that are each shown only with their own picture. */
  details?: { before: React.ReactNode; after: React.ReactNode }
  note?: React.ReactNode
}

/** As wide as the window. Works even before hydration. SPEC section 2 requires it on the Why page and for AI enhancement. */
export function CompareSlider({
  before,
  after,
  beforeAlt,
  afterAlt,
  afterNote,
  label,
  overlay,
  details,
  note,
}: CompareSliderProps) {
  const [position, setPosition] = useState(startPosition)
  const dragHandlers = useHorizontalDrag(setPosition)
  return (
    <fieldset className="min-w-0 pb-6">
      <legend className="sr-only">{label}</legend>
      <div
        {...early.followsRange}
        {...dragHandlers}
        style={{ '--at': `${position}%` } as React.CSSProperties}
        className="relative aspect-video max-h-[78svh] w-full touch-pan-y touch-pinch-zoom overflow-hidden select-none max-md:portrait:aspect-3/2 lg:aspect-2/1"
      >
        {/* Only this picture loads with priority, because loading both early would be slow on a phone. */}
        <Picture
          source={after}
          alt={afterAlt}
          sizes="100vw"
          priority
          draggable={false}
          className="absolute inset-0 size-full object-cover"
        />
        <OverPicture>{details?.after}</OverPicture>
        <Tag className="justify-end">{[compareCopy.after, afterNote].filter(Boolean).join(', ')}</Tag>
        <div className="absolute inset-0 [clip-path:inset(0_calc(100%_-_var(--at))_0_0)]">
          <Picture
            source={before}
            alt={beforeAlt}
            sizes="100vw"
            draggable={false}
            className="absolute inset-0 size-full object-cover"
          />
          <OverPicture>{details?.before}</OverPicture>
          <Tag>{compareCopy.before}</Tag>
        </div>
        <OverPicture>{overlay}</OverPicture>
        <div className="absolute inset-0 [transform:translateX(var(--at))]">
          <div className="-ml-px h-full w-0.5 bg-signal forced-colors:bg-[Highlight]" />
        </div>
        {/* The input is one handle wider than the frame, so the center of its handle reaches both edges. */}
        <input
          type="range"
          min={0}
          max={100}
          value={position}
          onChange={(event) => setPosition(Number(event.target.value))}
          aria-label={label}
          aria-valuetext={compareCopy.shares(position)}
          className="peer compare-range absolute -inset-x-6 inset-y-0 m-0 h-full cursor-ew-resize touch-pan-y touch-pinch-zoom appearance-none bg-transparent noscript:hidden"
        />
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 flex items-center noscript:hidden [transform:translateX(clamp(2rem,var(--at),calc(100%_-_2rem)))] peer-focus-visible:[&>div]:ring-6 peer-focus-visible:[&>div]:ring-ink peer-focus-visible:[&>div]:outline-2 peer-focus-visible:[&>div]:outline-paper"
        >
          <div className="-ml-6 grid size-12 place-items-center rounded-full bg-signal text-ink forced-colors:border-2">
            <ChevronsLeftRight className="size-6" />
          </div>
        </div>
      </div>
      <div className="container-page mt-4 flex flex-wrap items-center justify-between gap-3">
        <ShowButton isPressed={position === 100} onClick={() => setPosition(100)}>
          {compareCopy.show(compareCopy.before)}
        </ShowButton>
        {note && <div className="order-last basis-full lg:order-none lg:basis-auto">{note}</div>}
        <ShowButton isPressed={position === 0} onClick={() => setPosition(0)}>
          {compareCopy.show(compareCopy.after)}
        </ShowButton>
      </div>
    </fieldset>
  )
}

/** Covers the whole picture, including the parts that the slider crops. */
function OverPicture({ children }: { children: React.ReactNode }) {
  if (!children) return null
  return (
    <div className="pointer-events-none absolute inset-x-0 top-1/2 aspect-video -translate-y-1/2 max-md:portrait:inset-x-auto max-md:portrait:inset-y-0 max-md:portrait:left-1/2 max-md:portrait:-translate-x-1/2 max-md:portrait:translate-y-0">
      {children}
    </div>
  )
}

/** In pixels. A shorter movement doesn't count as a drag. */
const dragThreshold = 6

function useHorizontalDrag(onMove: (percent: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  const end = () => {
    start.current = undefined
  }
  return {
    onPointerDown({ clientX, clientY, button }: React.PointerEvent) {
      if (button === 0) start.current = { x: clientX, y: clientY }
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerMove({ currentTarget, pointerId, clientX, clientY, buttons }: React.PointerEvent) {
      if (!start.current || buttons === 0) return
      if (!currentTarget.hasPointerCapture(pointerId)) {
        const across = Math.abs(clientX - start.current.x)
        if (across < dragThreshold || across < Math.abs(clientY - start.current.y)) return
        currentTarget.setPointerCapture(pointerId)
      }
      const { left, width } = currentTarget.getBoundingClientRect()
      onMove(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * 100))
    },
  }
}

type TagProps = { className?: string; children: React.ReactNode }

/** The tag is aligned with the page's text. */
function Tag({ className, children }: TagProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx('container-page absolute inset-x-0 top-5 flex md:top-6', className)}
    >
      <span className="rounded bg-ink px-2.5 py-1 text-14 font-medium text-paper">{children}</span>
    </span>
  )
}

type ShowButtonProps = { isPressed: boolean; onClick: () => void; children: React.ReactNode }

function ShowButton({ isPressed, ...props }: ShowButtonProps) {
  return (
    <Button
      {...props}
      variant="outline"
      size="compact"
      aria-pressed={isPressed}
      className="aria-pressed:shadow-[inset_0_-3px_0_var(--focus)]"
    />
  )
}
