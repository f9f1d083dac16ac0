import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stylesFor } from './page-styles.mjs'

/**
 * @typedef {{ path: string, file: string, html: string }} Page
 *   path: its address; file: where it lies in outDir; html: all of it
 * @typedef {{ render: (address: string) => Promise<{ head: string, body: string, route: string }>,
 *   routes: import('react-router-dom').RouteObject[] }} Server
 */

/** No address of the site: what stands there is the page for unknown addresses. */
const unknownAddress = '/404'

/**
 * Writes every page of the route table as HTML that reads before any script runs.
 * @param {{ outDir: string, serverDir: string, loader: string }} options
 * @returns {Promise<Page[]>}
 * @throws where a page cannot be rendered
 */
export async function prerenderSite({ outDir, serverDir, loader }) {
  /** @type {Server} */
  const server = await import(pathToFileURL(resolve(serverDir, 'entry-server.js')).href)
  const shell = readShell(outDir, loader)
  const pages = []
  for (const path of [...addressesOf(server.routes), unknownAddress]) {
    const file = path === unknownAddress ? '404.html' : join(path.slice(1), 'index.html')
    const html = await shell(await server.render(path))
    mkdirSync(dirname(join(outDir, file)), { recursive: true })
    writeFileSync(join(outDir, file), html)
    pages.push({ path, file, html })
  }
  return pages
}

/**
 * @param {import('react-router-dom').RouteObject[]} routes
 * @returns {string[]}
 */
function addressesOf(routes) {
  return routes.flatMap(({ path, lazy, children = [] }) => [
    // A route without a page leads on elsewhere.
    ...(path && path !== '*' && lazy ? [path] : []),
    ...addressesOf(children),
  ])
}

/**
 * What surrounds every page: Vite's index.html without what it loads at once, which the loader loads later.
 * @param {string} outDir
 * @param {string} loader
 */
function readShell(outDir, loader) {
  const template = readFileSync(join(outDir, 'index.html'), 'utf8')
  const modules = [
    ...addresses(template, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
    ...addresses(template, /<script type="module"[^>]* src="([^"]+)"/g),
  ]
  const [styles] = addresses(template, /<link rel="stylesheet"[^>]* href="([^"]+)"/g)
  const attributes = `data-modules="${modules.join(' ')}" data-styles="${styles}"`
  const [top = '', bottom = ''] = template
    .replace(
      /\s*<script type="module"[^>]*><\/script>|\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g,
      '',
    )
    .replace(/\s*\n\s*/g, '')
    .split('</head>')

  /** @param {{ head: string, body: string, route: string }} page */
  return async ({ head, body, route }) =>
    [
      top,
      markPageHead(head),
      `<style>${await stylesFor(body + bottom)}</style>`,
      `<script ${attributes}>${loader}</script>`,
      '</head>',
      bottom.replace('<div id="root"></div>', () => `<div id="root" data-route="${route}">${body}</div>`),
    ].join('')
}

/**
 * @param {string} html
 * @param {RegExp} pattern
 */
function addresses(html, pattern) {
  return [...html.matchAll(pattern)].map(([, address]) => address)
}

/**
 * Marks what speaks of this page only, so that the next page can clear it away; preloads come before it.
 * @param {string} head
 */
function markPageHead(head) {
  const elements = head.match(/<title>.*?<\/title>|<(?:meta|link)\b[^>]*>/gs) ?? []
  const isPreload = (/** @type {string} */ element) => element.includes('rel="preload"')
  return [
    ...elements.filter(isPreload),
    ...elements
      .filter((element) => !isPreload(element))
      .map((element) => element.replace(/^<\w+/, '$& data-prerendered')),
  ].join('')
}
