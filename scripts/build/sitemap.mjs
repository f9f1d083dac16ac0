import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ path: string, lastChanged: string | undefined }} IndexedPage `lastChanged` is a day, yyyy-mm-dd */

/**
 * Writes sitemap.xml and robots.txt. robots.txt blocks nothing, because a crawler that can't fetch a page never sees
 * that the page is noindex.
 * @param {string} outDir
 * @param {{ origin: string, pages: ReadonlyArray<IndexedPage> }} site
 */
export function writeSitemap(outDir, { origin, pages }) {
  writeFileSync(join(outDir, 'sitemap.xml'), sitemapXml(origin, pages))
  writeFileSync(join(outDir, 'robots.txt'), `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`)
}

/**
 * @param {string} origin
 * @param {ReadonlyArray<IndexedPage>} pages
 */
function sitemapXml(origin, pages) {
  const urls = pages.map(({ path, lastChanged }) => {
    const lastmod = lastChanged ? `<lastmod>${lastChanged}</lastmod>` : ''
    return `  <url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** @param {string} text */
function escapeXml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
