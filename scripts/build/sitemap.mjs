import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes sitemap.xml and robots.txt, which forbids nothing: a crawler that may not fetch a page never sees its noindex.
 * @param {string} outDir
 * @param {{ origin: string, paths: ReadonlyArray<string> }} site
 */
export function writeSitemap(outDir, { origin, paths }) {
  writeFileSync(join(outDir, 'sitemap.xml'), sitemapXml(paths.map((path) => origin + path)))
  writeFileSync(join(outDir, 'robots.txt'), `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`)
}

/** @param {ReadonlyArray<string>} urls */
function sitemapXml(urls) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `  <url><loc>${escapeXml(url)}</loc></url>`).join('\n')}
</urlset>
`
}

/** @param {string} text */
function escapeXml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
