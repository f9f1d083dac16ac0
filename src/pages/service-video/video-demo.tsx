import { Section } from '@/components/layout/section'
import { walkaround } from '@/content/media/stills/pictures'
import { walkaroundVideo } from '@/content/media/walkaround-video'
import { videoDemo } from '@/content/services/video'
import { ClickToLoadVideo } from '@/features/media/click-to-load-video'

export function VideoDemo() {
  return (
    <Section tone="ink" heading={videoDemo.heading} lead={videoDemo.lead}>
      <ClickToLoadVideo
        src={walkaroundVideo.player}
        title={walkaroundVideo.title}
        poster={walkaround}
        posterAlt={walkaroundVideo.posterAlt}
        seconds={walkaroundVideo.seconds}
        sizes="(min-width: 1264px) 1200px, 100vw"
        className="max-xl:-mx-5 md:max-xl:-mx-8"
      />
    </Section>
  )
}
