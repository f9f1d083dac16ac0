import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import { videoCaptioned } from '@/content/media/stills/video-pictures'
import { captionedAlt, videoService } from '@/content/services/video'
import { FeatureItems } from '@/features/services/feature-list'

/** On phones, the picture is cropped to the scratch, the wheel and the caption, so the caption can be read. */
export function EveryVideo() {
  const { heading, items } = videoService.features
  return (
    <Section heading={heading}>
      <div className="grid gap-x-12 gap-y-4 md:gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div className="relative aspect-[1.54] overflow-hidden rounded md:aspect-video lg:aspect-auto">
          <Picture
            source={videoCaptioned}
            alt={captionedAlt}
            sizes="(min-width: 1024px) 960px, (min-width: 768px) 92vw, 154vw"
            className="absolute bottom-0 left-0 h-auto w-[154%] max-w-none md:size-full lg:object-cover lg:object-left"
          />
        </div>
        <FeatureItems items={items} />
      </div>
    </Section>
  )
}
