import { RotateCw } from 'lucide-react'
import { Picture } from '@/components/picture'
import { Button } from '@/components/ui/button'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { spinDark, spinWhite } from '@/content/pictures'
import { spinFrameCopy } from '@/content/spin-frame'
import { cn } from '@/lib/cn'
import { env } from '@/lib/env'
import { ClickToLoadFrame } from './click-to-load-frame'

type SpinSet = 'white' | 'dark'

const posters = { white: spinWhite, dark: spinDark }

type SpinFrameProps = {
  set: SpinSet
  /** A third party's viewer; without one the first frame stands there. */
  viewerUrl?: string
  sizes?: string
  priority?: boolean
  className?: string
}

/** The 360 viewer in a frame. SPEC section 2, 360: an interactive viewer. */
export function SpinFrame({
  set,
  viewerUrl = env.spinViewerUrl,
  sizes = '100vw',
  priority,
  className,
}: SpinFrameProps) {
  const poster = (
    <Picture
      source={posters[set]}
      alt={spinFrameCopy.posterAlt[set]}
      sizes={sizes}
      priority={priority}
      className="absolute inset-0 size-full object-cover"
    />
  )

  if (!viewerUrl) {
    return (
      <div className={cn('on-dark relative aspect-video overflow-hidden', className)}>
        {poster}
        <AngleReadOut />
      </div>
    )
  }

  // Somebody else's server learns of a visitor only when the visitor asks for it.
  return (
    <ClickToLoadFrame
      src={viewerUrl}
      title={spinFrameCopy.title[set]}
      poster={poster}
      className={className}
      renderButton={(load) => (
        <div className="absolute inset-x-3 bottom-3 flex flex-wrap items-center gap-x-4 gap-y-2 md:inset-x-6 md:bottom-6">
          <Button onClick={load}>
            <RotateCw aria-hidden="true" className="size-5" />
            {spinFrameCopy.load}
          </Button>
          <p className="rounded bg-ink px-2.5 py-1 text-14">
            {spinFrameCopy.thirdParty(new URL(viewerUrl).host)}
          </p>
        </div>
      )}
    />
  )
}

function AngleReadOut() {
  return (
    <p className="absolute flex items-center gap-3 rounded bg-ink py-2 pr-4 pl-2 max-md:top-3 max-md:right-3 md:bottom-6 md:left-6">
      <TurntableRing className="size-10 text-fog" />
      <span>
        <span className="block font-display text-16 leading-tight font-bold tabular-nums">
          {spinFrameCopy.angle}
        </span>
        <span className="block text-14 text-fog">{spinFrameCopy.still}</span>
      </span>
    </p>
  )
}
