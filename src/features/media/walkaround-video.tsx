import { Picture } from '@/components/media/picture'
import { walkaround } from '@/content/media/stills/pictures'
import { videoCopy, walkaroundVideo } from '@/content/media/walkaround-video'
import { ClickToLoadFrame } from './click-to-load-frame'
import { PlayButton } from './play-button'
import { withAutoplay } from './with-autoplay'

const { player, title, posterAlt, seconds } = walkaroundVideo

type WalkaroundVideoProps = {
  /** The URL of a player that replaces ours. `autoplay=1` is added to it. */
  src?: string
}

/** The player isn't requested before the visitor presses Play (SPEC section 4, Video). */
export function WalkaroundVideo({ src = player }: WalkaroundVideoProps) {
  const isOurs = src === player
  return (
    <ClickToLoadFrame
      src={withAutoplay(src)}
      title={title}
      className="md:rounded"
      // On wide screens, the poster is cropped to keep Play above the fold.
      posterClassName="lg:aspect-21/9 lg:max-h-[calc(100svh-24rem)] lg:min-h-104"
      // Our player's controls are below the picture, where they don't cover the captions (public/film/player.css).
      loadedClassName={isOurs && 'box-content pb-16'}
      poster={
        <Picture
          source={walkaround}
          alt={posterAlt}
          sizes="(min-width: 1280px) 75rem, 100vw"
          priority
          // The picture is slightly taller than the poster, to crop out the flags at its top edge.
          className="absolute inset-x-0 bottom-0 h-[104%] w-full object-cover object-[50%_55%]"
        />
      }
      renderButton={(load) => (
        <PlayButton label={videoCopy.play} onClick={load} seconds={isOurs && seconds} />
      )}
    />
  )
}
