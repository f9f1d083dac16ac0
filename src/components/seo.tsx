import { useLocation } from 'react-router-dom'
import { site } from '@/content/site'
import { env } from '@/lib/env'

type SeoProps = {
  /** Without the product name; the template adds it. */
  title: string
  description: string
  /** Kept out of search engines. */
  noindex?: boolean
}

/** Title and meta of a page; React hoists them into the head. SPEC section 2: '%s | ' plus the product name. */
export function Seo({ title, description, noindex = false }: SeoProps) {
  const { pathname } = useLocation()
  const address = `${env.siteUrl ?? site.siteOrigin}${pathname === '/' ? '/' : pathname.replace(/\/+$/, '')}`
  const fullTitle = `${title} | ${site.name}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
    </>
  )
}
