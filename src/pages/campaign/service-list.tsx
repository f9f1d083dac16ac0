import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { BrandedPicture } from '@/components/media/branded-picture'
import { Picture } from '@/components/media/picture'
import { campaignCopy } from '@/content/campaign/campaign'
import type { PictureSource } from '@/content/media/picture-source'
import { enhanceSplit } from '@/content/media/stills/angle-pictures'
import { interiorFrontSeats } from '@/content/media/stills/interior-pictures'
import { spinDarkRear } from '@/content/media/stills/pictures'
import { placeLot } from '@/content/media/stills/place-pictures'
import { standardSide } from '@/content/media/stills/standard-pictures'
import { videoSpotlight } from '@/content/media/stills/video-pictures'
import { type ServiceId, services } from '@/content/services/services'

const pictures = {
  spin: standardSide,
  standard: interiorFrontSeats,
  video: videoSpotlight,
  enhancement: enhanceSplit,
  branding: spinDarkRear,
  onsite: placeLot,
} satisfies Record<ServiceId, PictureSource>

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
              <p className="mt-1.5 text-steel">{line}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Thumbnail({ id }: { id: ServiceId }) {
  const picture = (
    <Picture
      source={pictures[id]}
      alt=""
      sizes="(min-width: 768px) 384px, 150px"
      className="aspect-video w-full rounded object-cover"
    />
  )
  if (id !== 'branding') return picture
  return (
    // On narrow screens the card is shown at a third of its size, because text of a readable size would cover the car.
    <div className="max-lg:[zoom:0.33]">
      <BrandedPicture placement="top-right" contact="both" isOrnament className="rounded">
        {picture}
      </BrandedPicture>
    </div>
  )
}
