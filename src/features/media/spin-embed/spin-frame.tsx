import { RotateCw } from 'lucide-react'
import { Picture } from '@/components/media/picture'
import { Button } from '@/components/ui/button'
import { spinAlt, spinFrameCopy } from '@/content/media/spin/spin-frame-copy'
import { darkSpin, whiteSpin } from '@/content/media/spin-sets'
import { spinDark, spinWhite } from '@/content/media/stills/pictures'
import { env } from '@/lib/env'
import { ClickToLoadFrame } from '../click-to-load-frame'
import { SpinViewer } from './spin-viewer'

const spins = {
  white: { ...whiteSpin, poster: spinWhite },
  dark: { ...darkSpin, poster: spinDark },
}

type SpinFrameProps = {
  set: keyof typeof spins
  /** The URL of a third-party viewer, by default from the environment. If there is no URL, our viewer is shown. */
  viewerUrl?: string
  sizes?: string
  priority?: boolean
  className?: string
}

/** Embeds our viewer or a third-party viewer (SPEC section 2, 360). */
export function SpinFrame({
  set,
  viewerUrl = env.spinViewerUrl,
  sizes = '100vw',
  priority,
  className,
}: SpinFrameProps) {
  const spin = spins[set]
  const picture = { source: spin.poster, alt: spinAlt(spin), sizes, priority }

  if (!viewerUrl) {
    // The poster is full height and centered, because the viewer's picture is too.
    const poster = (
      <Picture {...picture} className="absolute top-0 left-1/2 h-full w-auto max-w-none -translate-x-1/2" />
    )
    return <SpinViewer spin={spin} poster={poster} className={className} />
  }

  // Don't contact a third-party viewer's server until the visitor asks for the viewer.
  return (
    <ClickToLoadFrame
      src={viewerUrl}
      title={spinFrameCopy.title(spin)}
      poster={<Picture {...picture} className="absolute inset-0 size-full object-cover" />}
      className={className}
      renderButton={(load) => (
        <div className="absolute inset-x-3 bottom-3 flex flex-wrap items-center gap-x-4 gap-y-2 md:inset-x-6 md:bottom-6">
          <Button onClick={load}>
            <RotateCw className="size-5" />
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
