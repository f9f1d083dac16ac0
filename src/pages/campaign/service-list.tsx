import { clsx } from 'clsx'
import { Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { BrandedPicture } from '@/components/media/branded-picture'
import { Picture } from '@/components/media/picture'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { campaignCopy } from '@/content/campaign/campaign'
import type { PictureSource } from '@/content/media/picture-source'
import { sheetFrames } from '@/content/media/sheet-frames'
import { enhanceSplit, whiteFrontLeft } from '@/content/media/stills/angle-pictures'
import { spinDarkRear } from '@/content/media/stills/pictures'
import { placeKitClose } from '@/content/media/stills/place-pictures'
import { videoSpotlight } from '@/content/media/stills/video-pictures'
import { type ServiceId, services } from '@/content/services/services'

const pictures = {
  spin: whiteFrontLeft,
  video: videoSpotlight,
  enhancement: enhanceSplit,
  branding: spinDarkRear,
  onsite: placeKitClose,
} satisfies Record<Exclude<ServiceId, 'standard'>, PictureSource>

const spinAngle = 310

/** Nine views, 40 degrees apart. */
const sheet = sheetFrames.thumbs.filter((_, frame) => frame % 4 === 0)
const sheetSize = {
  width: sheetFrames.thumbWidth,
  height: (sheetFrames.thumbWidth * 9) / 16,
  widths: [sheetFrames.thumbWidth],
  color: sheetFrames.color,
}

export function ServiceList() {
  return (
    <Section {...campaignCopy.services}>
      <ul className="grid gap-x-6 border-line max-md:border-t md:grid-cols-3 md:gap-y-10">
        {services.map(({ id, title, line, to }) => (
          <li
            key={id}
            className="grid cols-label-32 max-[20rem]:block items-start gap-x-5 border-line py-4 text-16 max-md:border-b md:block md:py-0"
          >
            <Thumbnail id={id} />
            <div className="md:mt-4">
              <h3 className="item-title">
                <Link
                  to={to}
                  className="underline decoration-signal-deep/60 decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-1.5 text-balance text-steel">{line}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Thumbnail({ id }: { id: ServiceId }) {
  if (id === 'standard')
    return (
      <div className="grid aspect-video grid-cols-3 grid-rows-3 gap-0.5 overflow-hidden rounded">
        {sheet.map((path) => (
          <Picture
            key={path}
            source={{ ...sheetSize, path }}
            alt=""
            sizes="(min-width: 768px) 128px, 50px"
            className="size-full object-cover"
          />
        ))}
      </div>
    )

  const picture = (
    <Picture
      source={pictures[id]}
      alt=""
      sizes="(min-width: 768px) 384px, 150px"
      className={clsx('aspect-video w-full rounded object-cover', id === 'onsite' && 'object-top')}
    />
  )
  switch (id) {
    case 'branding':
      return (
        // On narrow screens, the card is shown at half its size, because text large enough to read would cover the car.
        <div className="overflow-hidden rounded max-lg:*:[zoom:0.5]">
          <BrandedPicture placement="top-right" contact="phone" isOrnament className="rounded">
            {picture}
          </BrandedPicture>
        </div>
      )
    case 'spin':
      return (
        <div className="relative">
          {picture}
          <TurntableRing
            isLit={(frame) => frame * 10 === spinAngle}
            className="absolute top-1.5 right-1.5 size-6 text-steel md:top-3 md:right-3 md:size-10"
          />
        </div>
      )
    case 'video':
      return (
        <div className="relative">
          {picture}
          <span className="absolute bottom-1.5 left-1.5 grid size-6 place-items-center rounded-full bg-paper text-ink md:bottom-3 md:left-3 md:size-10">
            <Play className="ml-0.5 size-3 fill-current md:size-4" />
          </span>
        </div>
      )
    default:
      return picture
  }
}
