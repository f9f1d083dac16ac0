import { BrandedPicture } from '@/components/media/branded-picture'
import { Picture } from '@/components/media/picture'
import {
  enhanceBefore,
  enhanceSplit,
  hero,
  spinWhite,
  standardSide,
  walkaround,
} from '@/content/media/pictures'
import { type ServiceId, servicesCopy } from '@/content/services/services'
import { cn } from '@/lib/cn'

const sizes = '(min-width: 768px) 700px, 82vw'
const fill = 'absolute inset-0 size-full object-cover'

/** A service's picture, treated the way the service treats it. */
export function ServicePicture({ id }: { id: ServiceId }) {
  const alt = servicesCopy.pictures[id]
  switch (id) {
    case 'enhancement':
      return (
        <>
          <Picture source={enhanceSplit} alt={alt} sizes={sizes} className={fill} />
          <div className="absolute inset-y-0 left-1/2 -ml-px w-0.5 bg-signal" />
        </>
      )
    case 'branding':
      return (
        <BrandedPicture placement="top-right" scheme="copper" contact="both" isOrnament className="size-full">
          <Picture source={hero} alt={alt} sizes={sizes} className={fill} />
        </BrandedPicture>
      )
    default:
      return <Picture source={sources[id]} alt={alt} sizes={sizes} className={cn(fill)} />
  }
}

const sources = {
  spin: spinWhite,
  standard: standardSide,
  video: walkaround,
  onsite: enhanceBefore,
} satisfies Partial<Record<ServiceId, unknown>>
