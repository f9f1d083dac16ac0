import { useLocation } from 'react-router-dom'
import { documentTitle } from '@/content/site/site'
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

/** Title, meta and links, which React hoists into the head. */
export function Seo({ title, description, noindex = false }: SeoProps) {
  const { pathname, search } = useLocation()
  // A link with a visitor's store is personal, but the one static page serves all of them.
  const isPersonal = useClientValue(() => new URLSearchParams(search).has('store'), false)
  const isIndexed = !noindex && !isPersonal && !env.isNoindex
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={description} />
      {isIndexed ? (
        <link rel="canonical" href={absoluteUrl(pathname)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}
