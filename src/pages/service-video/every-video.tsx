import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import { videoCaptioned } from '@/content/media/stills/video-pictures'
import { captioned, videoService } from '@/content/services/video'
import { FeatureItems } from '@/features/services/feature-list'

const captionStyle = { left: '3%', bottom: '6%', minWidth: '39.5%', minHeight: '18%' }

/**
 * The video's own caption would be too small to read here, so the picture's was painted over, and the page's caption
 * covers that place. On phones, the picture is cropped to the scratch and the wheel.
 */
export function EveryVideo() {
  const { heading, items } = videoService.features
  return (
    <Section heading={heading}>
      <div className="grid gap-x-12 gap-y-4 md:gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div className="relative aspect-[1.54] overflow-hidden rounded md:aspect-video lg:aspect-auto">
          <figure className="absolute bottom-0 left-0 aspect-video w-[154%] md:w-full lg:h-full lg:w-auto">
            <Picture
              source={videoCaptioned}
              alt={captioned.alt}
              sizes="(min-width: 1024px) 1100px, (min-width: 768px) 92vw, 154vw"
              className="size-full"
            />
            <figcaption
              className="absolute grid content-center border-l-4 border-signal bg-ink px-3 text-paper md:px-4"
              style={captionStyle}
            >
              <span className="font-display text-18 font-bold lg:text-28">{captioned.caption}</span>
              <span className="text-16 text-fog max-lg:hidden">{captioned.more}</span>
            </figcaption>
          </figure>
        </div>
        <FeatureItems items={items} />
      </div>
    </Section>
  )
}
