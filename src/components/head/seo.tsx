import { useLocation } from 'react-router-dom'
import { documentTitle } from '@/content/site/site'
import { env } from '@/lib/env'
import { absoluteUrl } from '@/lib/site-url'
import { useClientValue } from '@/lib/use-client-value'

export type SeoProps = {
  /** Leave out the product name; the template adds it. */
  title: string
  description: string
  /** Keeps the page out of search engines and the sitemap. */
  noindex?: boolean
}

/** The title, meta and link tags, which React hoists into the head. */
export function Seo({ title, description, noindex = false }: SeoProps) {
  const { pathname, search } = useLocation()
  // A link with `?store=` is personal, but every link gets the same static page, so check in the browser.
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
