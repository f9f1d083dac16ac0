import { brandingService } from '@/content/services/branding'
import { enhancementService } from '@/content/services/enhancement'
import { onsiteService } from '@/content/services/onsite'
import type { Service } from '@/content/services/service'
import { type ServiceEntry, type ServiceId, services } from '@/content/services/services'
import { spinService } from '@/content/services/spin'
import { standardService } from '@/content/services/standard'
import { videoService } from '@/content/services/video'
import { socialPictureOf } from '@/content/site/social-pictures'
import { absoluteUrl } from '@/lib/site-url'
import { ourOrganization } from './organization'

const pages = {
  spin: spinService,
  standard: standardService,
  video: videoService,
  enhancement: enhancementService,
  branding: brandingService,
  onsite: onsiteService,
} satisfies Record<ServiceId, Service>

export function serviceAt(path: string) {
  return services.find(({ to }) => to === path)
}

export function service({ id, title, to }: ServiceEntry) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: pages[id].seo.description,
    url: absoluteUrl(to),
    image: absoluteUrl(socialPictureOf(to).path),
    provider: ourOrganization,
  } as const
}
