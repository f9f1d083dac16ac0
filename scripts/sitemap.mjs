import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastChanged } from './sitemap/last-changed.mjs'
import { pageSources } from './sitemap/page-sources.mjs'

/**
 * Writes sitemap.xml, and the robots.txt that names it and forbids nothing: a crawler that may not fetch a page does
 * not see that the page asks to be left out.
 * @param {string} outDir
 * @param {{ origin: string, pages: ReadonlyArray<{ path: string, folder: string }> }} site the folders are under
 *   src/pages
 */
export function writeSitemap(outDir, { origin, pages }) {
  const today = new Date().toISOString().slice(0, 10)
  const entries = pages.map(({ path, folder }) => ({
    address: `${origin}${path}`,
    changed: lastChanged(pageSources(folder), { today }),
  }))
  const undated = entries.filter(({ changed }) => !changed).length
  if (undated) {
    console.warn(
      `sitemap.xml: ${undated} pages without a date, because this is a shallow clone. Fetch the whole history to date them.`,
    )
  }
  writeFileSync(join(outDir, 'sitemap.xml'), sitemapXml(entries))
  writeFileSync(join(outDir, 'robots.txt'), `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`)
}

/** @param {ReadonlyArray<{ address: string, changed?: string }>} entries */
function sitemapXml(entries) {
  const urls = entries.map(
    ({ address, changed }) =>
      `  <url><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  )
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
