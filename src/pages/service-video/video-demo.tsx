import { walkaround } from '@/content/media/stills/pictures'
import { walkaroundVideo } from '@/content/media/walkaround-video'
import { videoDemo } from '@/content/services/video'
import { ClickToLoadVideo } from '@/features/media/click-to-load-video'

export function VideoDemo() {
  return (
    <figure className="mx-auto max-w-content pb-10 md:px-8 md:pb-14 xl:px-0">
      <ClickToLoadVideo
        src={walkaroundVideo.player}
        title={walkaroundVideo.title}
        poster={walkaround}
        posterAlt={walkaroundVideo.posterAlt}
        seconds={walkaroundVideo.seconds}
        sizes="(min-width: 1280px) 75rem, 100vw"
        priority
        className="md:rounded"
      />
      <figcaption className="mt-4 px-5 text-16 text-fog md:px-0">{videoDemo.caption}</figcaption>
    </figure>
  )
}
