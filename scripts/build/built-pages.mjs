import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} BuiltPage
 * @property {string} path its address; '/404' for the page at unknown addresses
 * @property {string} route as the route table has it
 * @property {string} file where it lies in outDir
 * @property {string} html all of it
 * @property {boolean} isTool kept out of search engines, and taken over at once (src/app/start.tsx)
 */

/**
 * Every page that was written into a built site.
 * @param {string} outDir
 * @returns {BuiltPage[]}
 */
export function readBuiltPages(outDir) {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(outDir, file), 'utf8') }))
    .flatMap(({ file, html }) => {
      const [, route] = html.match(/<div id="root" data-route="([^"]*)"/) ?? []
      if (route === undefined) return []
      const path = `/${file.replace(/\/?index\.html$|\.html$/, '')}`
      return [{ path, route, file, html, isTool: /<meta\b[^>]* name="robots"/.test(html) }]
    })
    .sort((a, b) => a.path.localeCompare(b.path))
}
