import { Play } from 'lucide-react'
import { Picture } from '@/components/media/picture'
import { Button } from '@/components/ui/button'
import type { PictureSource } from '@/content/media/picture-source'
import { videoCopy, walkaroundVideo } from '@/content/media/walkaround-video'
import { formatDuration } from '@/lib/duration'
import { ClickToLoadFrame } from './click-to-load-frame'
import { withAutoplay } from './with-autoplay'

type ClickToLoadVideoProps = {
  /** `autoplay=1` is added. */
  src: string
  title: string
  poster: PictureSource
  posterAlt: string
  seconds?: number
  sizes?: string
  priority?: boolean
  className?: string
}

/** SPEC section 4, Video: nothing is requested before Play. */
export function ClickToLoadVideo({
  src,
  title,
  poster,
  posterAlt,
  seconds,
  sizes = '100vw',
  priority,
  className,
}: ClickToLoadVideoProps) {
  return (
    <ClickToLoadFrame
      src={withAutoplay(src)}
      title={title}
      className={className}
      // Our player has its controls below the picture, whose captions they would cover (public/film/player.css).
      loadedClassName={src === walkaroundVideo.player && 'box-content pb-16'}
      poster={
        <>
          <Picture
            source={poster}
            alt={posterAlt}
            sizes={sizes}
            priority={priority}
            className="absolute inset-0 size-full object-cover"
          />
          {seconds !== undefined && (
            <p className="absolute right-3 bottom-3 rounded bg-ink px-2.5 py-1 text-14 font-medium tabular-nums md:right-6 md:bottom-6">
              <span aria-hidden="true">{formatDuration(seconds)}</span>
              <span className="sr-only">{videoCopy.duration(seconds)}</span>
            </p>
          )}
        </>
      }
      renderButton={(load) => (
        <div className="absolute inset-0 grid place-items-center">
          <Button onClick={load}>
            <Play className="size-5 fill-current" />
            {videoCopy.play}
          </Button>
        </div>
      )}
    />
  )
}
