import { useLocation } from 'react-router-dom'
import { SocialTags } from '@/components/head/social-tags'
import { site } from '@/content/site/site'
import { env } from '@/lib/env'
import { absoluteUrl } from '@/lib/site-url'
import { useClientValue } from '@/lib/use-client-value'

export type SeoProps = {
  /** Without the product name, which the template adds. */
  title: string
  description: string
  /** Keeps the page out of search engines and the sitemap. */
  noindex?: boolean
}

/** Title, meta and links, which React hoists into the head. SPEC section 2: '%s | ' plus the product name. */
export function Seo({ title, description, noindex = false }: SeoProps) {
  const { pathname, search } = useLocation()
  // A link with a visitor's store is personal, but the one static page serves all of them.
  const isPersonal = useClientValue(() => new URLSearchParams(search).has('store'), false)
  const isIndexed = !noindex && !isPersonal && !env.isNoindex
  const canonicalUrl = absoluteUrl(pathname)
  const fullTitle = `${title} | ${site.name}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isIndexed ? <link rel="canonical" href={canonicalUrl} /> : <meta name="robots" content="noindex" />}
      {import.meta.env.SSR && (
        <SocialTags
          path={pathname}
          title={fullTitle}
          description={description}
          canonicalUrl={isIndexed ? canonicalUrl : undefined}
        />
      )}
    </>
  )
}
