import { site } from '@/content/site/site'
import { absoluteUrl } from '@/lib/site-url'
import { type SocialPicture, socialPicturePath, socialPictureSize } from './social-picture'

type SocialTagsProps = {
  picture: SocialPicture
  title: string
  description: string
  canonicalUrl?: string
}

/** These tags are rendered only at build time. A client-side navigation removes all elements with `data-static`. */
export function SocialTags({ picture, title, description, canonicalUrl }: SocialTagsProps) {
  const image = absoluteUrl(socialPicturePath(picture))
  const alt = `${picture.headline.join(' ')}. ${picture.scene}. ${site.name}.`
  const properties = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': 'en_US',
    'og:title': title,
    'og:description': description,
    'og:url': canonicalUrl,
    'og:image': image,
    'og:image:type': 'image/jpeg',
    'og:image:width': socialPictureSize.width,
    'og:image:height': socialPictureSize.height,
    'og:image:alt': alt,
  }
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:image:alt': alt,
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
