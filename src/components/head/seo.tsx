import { useLocation } from 'react-router-dom'
import { documentTitle } from '@/content/site/site'
import { env } from '@/lib/env'
import { absoluteUrl } from '@/lib/site-url'
import { useClientValue } from '@/lib/use-client-value'

export type SeoProps = {
  /** Don't include the product name, because the title template adds it. */
  title: string
  description: string
  /** Also leaves the page out of the sitemap. */
  noindex?: boolean
}

export function Seo({ title, description, noindex = false }: SeoProps) {
  const { pathname, search } = useLocation()
  // A URL with `?store=` is meant for one dealer, so it isn't indexed. The static HTML is the same for every query, so
  // check in the browser.
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
