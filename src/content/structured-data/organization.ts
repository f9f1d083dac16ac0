import { absoluteAddress } from '@/content/site/address'
import { site } from '@/content/site/site'

const id = absoluteAddress('/#organization')

const logo = absoluteAddress('/icon-512.png')

/** The same organization where another thing names it; readers that don't follow ids find its name and logo here. */
export const ourOrganization = {
  '@type': 'Organization',
  '@id': id,
  name: site.name,
  sameAs: absoluteAddress('/'),
  logo,
} as const

export function organization() {
  const { postOfficeBox, city, state, postalCode, country } = site.address
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': id,
    name: site.name,
    url: absoluteAddress('/'),
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
