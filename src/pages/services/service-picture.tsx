import { Play } from 'lucide-react'
import { BrandedPicture } from '@/components/media/branded-picture'
import { Picture } from '@/components/media/picture'
import { walkaroundRear, whiteRearRight } from '@/content/media/stills/angle-pictures'
import { darkSedanSide } from '@/content/media/stills/dark-pictures'
import { enhanceBefore, enhanceEvened } from '@/content/media/stills/pictures'
import { placeKitClose } from '@/content/media/stills/place-pictures'
import { walkaroundVideo } from '@/content/media/walkaround-video'
import { servicesCopy } from '@/content/services/overview/services-page'
import { sameAngle } from '@/content/services/same-angle'
import type { ServiceId } from '@/content/services/services'
import { formatDuration } from '@/features/media/duration'
import { SpinCard } from './spin-card'
import type { CardMotion } from './use-card-motion'
import { VideoCard } from './video-card'

const sizes = '(min-width: 768px) 700px, 82vw'
const fill = 'absolute inset-0 size-full object-cover'

export function ServicePicture({ id, share, hasMoved }: CardMotion & { id: ServiceId }) {
  const alt = servicesCopy.pictures[id]
  const split = (share ?? 0.5) * 100
  switch (id) {
    case 'enhancement':
      return (
        <>
          <Picture source={enhanceEvened} alt={alt} sizes={sizes} className={fill} />
          <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - split}% 0 0)` }}>
            <Picture source={enhanceBefore} alt="" sizes={sizes} className={fill} />
          </div>
          <div className="absolute inset-0" style={{ transform: `translateX(${split}%)` }}>
            <div className="-ml-px h-full w-0.5 bg-signal" />
          </div>
        </>
      )
    case 'branding':
      return (
        <BrandedPicture placement="top-right" contact="both" isOrnament className="size-full">
          <Picture source={darkSedanSide} alt={alt} sizes={sizes} className={fill} />
        </BrandedPicture>
      )
    case 'standard':
      return (
        <div className="absolute inset-0 grid grid-cols-2 grid-rows-2 gap-1 bg-paper">
          {sameAngle.map(({ source }, index) => (
            <Picture
              key={source.path}
              source={source}
              alt={index === 0 ? alt : ''}
              sizes="(min-width: 768px) 250px, 41vw"
              className="size-full object-cover"
            />
          ))}
        </div>
      )
    case 'onsite':
      return <Picture source={placeKitClose} alt={alt} sizes={sizes} className={`${fill} object-top`} />
    case 'video':
      return (
        <>
          <Picture source={walkaroundRear} alt={alt} sizes={sizes} className={fill} />
          {hasMoved && <VideoCard isPlaying={share !== undefined} />}
          <p
            aria-hidden="true"
            className="absolute bottom-4 left-4 z-10 flex items-center gap-2 rounded bg-ink px-3 py-1.5 text-16 font-medium text-paper tabular-nums"
          >
            <Play className="size-4 fill-current" />
            {formatDuration(walkaroundVideo.seconds)}
          </p>
        </>
      )
    case 'spin':
      return (
        <>
          <Picture source={whiteRearRight} alt={alt} sizes={sizes} className={fill} />
          <SpinCard share={share} hasMoved={hasMoved} />
        </>
      )
  }
}
