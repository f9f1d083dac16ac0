import { ourOrganization } from '@/components/head/organization'
import type { SeoProps } from '@/components/head/seo'
import { type SocialPicture, socialPicturePath } from '@/components/head/social-picture'
import { breadcrumbs } from '@/components/head/structured-data'
import { serviceActions } from '@/content/services/service'
import { type ServiceId, services } from '@/content/services/services'
import { paths } from '@/lib/paths'
import { absoluteUrl } from '@/lib/site-url'

export function serviceData(id: ServiceId, { description }: SeoProps, picture: SocialPicture) {
  return services
    .filter((service) => service.id === id)
    .flatMap(({ title, to }) => [
      {
        '@type': 'Service',
        name: title,
        serviceType: title,
        description,
        url: absoluteUrl(to),
        image: absoluteUrl(socialPicturePath(picture)),
        provider: ourOrganization,
      },
      breadcrumbs([
        { name: serviceActions.all, path: paths.services },
        { name: title, path: to },
      ]),
    ])
}
