import { site } from '@/content/site/site'
import { socialPictureOf, socialPictureSize } from '@/content/site/social-pictures'
import { absoluteUrl } from '@/lib/site-url'

type SocialTagsProps = {
  path: string
  title: string
  description: string
  canonicalUrl?: string
}

/** Open Graph and X card. Rendered only at build time; `data-static` tags are removed on client-side navigation. */
export function SocialTags({ path, title, description, canonicalUrl }: SocialTagsProps) {
  const picture = socialPictureOf(path)
  const image = absoluteUrl(picture.path)
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
