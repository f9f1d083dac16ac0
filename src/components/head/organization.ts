import { site } from '@/content/site/site'
import { absoluteUrl } from '@/lib/site-url'

const id = absoluteUrl('/#organization')

const logo = absoluteUrl('/icon-512.png')

/** Repeats the name, URL and logo, because some consumers don't resolve the `@id`. */
export const ourOrganization = {
  '@type': 'Organization',
  '@id': id,
  name: site.name,
  sameAs: absoluteUrl('/'),
  logo,
} as const

export function organization() {
  const { postOfficeBox, city, state, postalCode, country } = site.address
  return {
    '@type': 'Organization',
    '@id': id,
    name: site.name,
    url: absoluteUrl('/'),
    logo,
    telephone: site.phone.href.replace('tel:', ''),
    email: site.supportEmail,
    address: {
      '@type': 'PostalAddress',
      postOfficeBoxNumber: postOfficeBox,
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: country,
    },
  } as const
}
