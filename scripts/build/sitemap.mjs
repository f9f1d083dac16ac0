import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes sitemap.xml and robots.txt. robots.txt blocks nothing, because a crawler that can't fetch a page never sees
 * that the page is noindex.
 * @param {string} outDir
 * @param {{ origin: string, paths: ReadonlyArray<string> }} site `paths` are those of the indexed pages
 */
export function writeSitemap(outDir, { origin, paths }) {
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`).join('')
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`
  writeFileSync(join(outDir, 'sitemap.xml'), sitemap)
  writeFileSync(join(outDir, 'robots.txt'), `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`)
}
