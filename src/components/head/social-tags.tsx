import { absoluteAddress } from '@/content/site/address'
import { site } from '@/content/site/site'
import { socialPictureOf, socialPictureSize } from '@/content/site/social-pictures'

type SocialTagsProps = {
  path: string
  title: string
  description: string
  /** The page's canonical URL, if it has one. */
  address?: string
}

/**
 * What a link to the page looks like where someone shares it: Open Graph, and X's card. React renders them only at
 * build time and adopts none of them in the browser; `data-static` tells them from the tags that it does adopt.
 */
export function SocialTags({ path, title, description, address }: SocialTagsProps) {
  const picture = socialPictureOf(path)
  const image = absoluteAddress(picture.path)
  const properties = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': 'en_US',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': image,
    'og:image:type': 'image/jpeg',
    'og:image:width': socialPictureSize.width,
    'og:image:height': socialPictureSize.height,
    'og:image:alt': picture.alt,
  }
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:image:alt': picture.alt,
  }
  return (
    <>
      {Object.entries(properties).map(
        ([property, content]) =>
          content && <meta key={property} property={property} content={String(content)} data-static="" />,
      )}
      {Object.entries(names).map(([name, content]) => (
        <meta key={name} name={name} content={content} data-static="" />
      ))}
    </>
  )
}
