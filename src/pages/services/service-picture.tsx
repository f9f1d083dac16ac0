import { BrandedPicture } from '@/components/media/branded-picture'
import { Picture } from '@/components/media/picture'
import { whiteSpin } from '@/content/media/spin-sets'
import { whiteRearRight } from '@/content/media/stills/angle-pictures'
import { darkSedanSide } from '@/content/media/stills/dark-pictures'
import { enhanceAfter, enhanceBefore, walkaround } from '@/content/media/stills/pictures'
import { placeKit } from '@/content/media/stills/place-pictures'
import {
  resultStudioCrossoverWhite,
  resultStudioPickupBlue,
  resultStudioSedanBlack,
  resultStudioSedanSilver,
} from '@/content/media/stills/result-pictures'
import { servicesCopy } from '@/content/services/overview/services-page'
import type { ServiceId } from '@/content/services/services'
import { cn } from '@/lib/cn'

const sameAngle = [
  resultStudioPickupBlue,
  resultStudioSedanSilver,
  resultStudioSedanBlack,
  resultStudioCrossoverWhite,
]
const sizes = '(min-width: 768px) 700px, 82vw'
const fill = 'absolute inset-0 size-full object-cover'

export function ServicePicture({ id }: { id: ServiceId }) {
  const alt = servicesCopy.pictures[id]
  switch (id) {
    case 'enhancement':
      return (
        <>
          <Picture source={enhanceAfter} alt={alt} sizes={sizes} className={fill} />
          <div className="absolute inset-0 [clip-path:inset(0_calc(100%_-_var(--at,50%))_0_0)]">
            <Picture source={enhanceBefore} alt="" sizes={sizes} className={fill} />
          </div>
          <div className="absolute inset-0 [transform:translateX(var(--at,50%))]">
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
        <div className={cn('absolute inset-0 grid grid-cols-2 grid-rows-2', whiteSpin.ground)}>
          {sameAngle.map((source, index) => (
            <Picture
              key={source.path}
              source={source}
              alt={index === 0 ? alt : ''}
              sizes="(min-width: 768px) 250px, 41vw"
              className="size-full object-contain p-[4%] !bg-transparent"
            />
          ))}
        </div>
      )
    case 'onsite':
      // The phone and the whole car.
      return <Picture source={placeKit} alt={alt} sizes={sizes} className={cn(fill, 'object-[42%_50%]')} />
    default:
      return <Picture source={sources[id]} alt={alt} sizes={sizes} className={fill} />
  }
}

const sources = {
  spin: whiteRearRight,
  video: walkaround,
} satisfies Partial<Record<ServiceId, unknown>>
