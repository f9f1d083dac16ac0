import { walkaround } from '@/content/media/stills/pictures'
import { walkaroundVideo } from '@/content/media/walkaround-video'
import { site } from '@/content/site/site'
import { paths } from '@/lib/paths'
import { absoluteUrl } from '@/lib/site-url'

export type StructuredData = { readonly '@type': string }

type Crumb = { name: string; path: string }

/** @param crumbs the pages below the home page, ending with this page */
export function breadcrumbs(crumbs: ReadonlyArray<Crumb>) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: site.name, path: paths.home }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}

export function walkaroundVideoObject() {
  return {
    '@type': 'VideoObject',
    name: walkaroundVideo.title,
    description: walkaroundVideo.description,
    thumbnailUrl: absoluteUrl(`${walkaround.path}-1200.webp`),
    uploadDate: walkaroundVideo.published,
    duration: `PT${Math.round(walkaroundVideo.seconds)}S`,
    contentUrl: absoluteUrl(walkaroundVideo.file),
    embedUrl: absoluteUrl(walkaroundVideo.player),
  }
}

export function structuredDataScripts(all: ReadonlyArray<StructuredData>): string {
  return all.map((data) => `<script type="application/ld+json" data-static>${toJson(data)}</script>`).join('')
}

/** Escapes `<`, because `</script` ends the script element even inside a JSON string. */
function toJson(data: StructuredData) {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}
