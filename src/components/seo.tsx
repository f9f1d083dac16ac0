import { useLocation } from 'react-router-dom'
import { SocialTags } from '@/components/social-tags'
import { absoluteAddress } from '@/content/address'
import { site } from '@/content/site'

type SeoProps = {
  /** Without the product name; the template adds it. */
  title: string
  description: string
  /** Kept out of search engines; src/content/indexing.ts lists these pages. */
  noindex?: boolean
}

/**
 * Title, meta and links of a page; React hoists them into the head. SPEC section 2: '%s | ' plus the product name.
 * The tags for sharing are of use only in the static page: browsers neither download nor render them.
 */
export function Seo({ title, description, noindex = false }: SeoProps) {
  const { pathname } = useLocation()
  const address = absoluteAddress(pathname)
  const fullTitle = `${title} | ${site.name}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {import.meta.env.SSR && (
        <SocialTags
          path={pathname}
          title={fullTitle}
          description={description}
          address={noindex ? undefined : address}
        />
      )}
    </>
  )
}
