import { Play } from 'lucide-react'
import { Picture } from '@/components/media/picture'
import { Button } from '@/components/ui/button'
import { walkaround } from '@/content/media/stills/pictures'
import { videoCopy, walkaroundVideo } from '@/content/media/walkaround-video'
import { ClickToLoadFrame } from './click-to-load-frame'
import { formatDuration } from './duration'
import { withAutoplay } from './with-autoplay'

const { player, title, posterAlt, seconds } = walkaroundVideo

type WalkaroundVideoProps = {
  /** Replaces our video; `autoplay=1` is added. */
  src?: string
}

/** SPEC section 4, Video: nothing is requested before Play. */
export function WalkaroundVideo({ src = player }: WalkaroundVideoProps) {
  const isOurs = src === player
  return (
    <ClickToLoadFrame
      src={withAutoplay(src)}
      title={title}
      className="md:rounded"
      // Our player's controls are below the picture, so they don't cover its captions (public/film/player.css).
      loadedClassName={isOurs && 'box-content pb-16'}
      poster={
        <>
          <Picture
            source={walkaround}
            alt={posterAlt}
            sizes="(min-width: 1280px) 75rem, 100vw"
            priority
            className="absolute inset-0 size-full object-cover"
          />
          {isOurs && (
            <p className="absolute right-3 bottom-3 rounded bg-ink px-2.5 py-1 text-14 font-medium tabular-nums md:right-6 md:bottom-6">
              <span aria-hidden="true">{formatDuration(seconds)}</span>
              <span className="sr-only">{videoCopy.duration(seconds)}</span>
            </p>
          )}
        </>
      }
      renderButton={(load) => (
        // Keep Play off the car and above the fold. Orange is reserved for the demo button.
        <Button
          variant="light"
          onClick={load}
          className="absolute bottom-3 left-3 md:top-6 md:bottom-auto md:left-6"
        >
          <Play className="size-5 fill-current" />
          {videoCopy.play}
        </Button>
      )}
    />
  )
}
