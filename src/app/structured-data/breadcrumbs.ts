import { absoluteUrl } from '@/lib/site-url'

type Crumb = { name: string; path: string }

/** @param crumbs from the home page down to this page */
export function breadcrumbs(crumbs: ReadonlyArray<Crumb>) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  } as const
}
