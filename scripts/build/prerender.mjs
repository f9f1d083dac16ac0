import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fontAddresses, fontElement, stylesFor } from './page-styles.mjs'

/** @typedef {typeof import('../../src/app/entry-server.tsx')} Server */

/**
 * The site as the server's build has it.
 * @param {string} serverDir
 * @returns {Promise<Server>}
 */
export function loadServer(serverDir) {
  return import(pathToFileURL(resolve(serverDir, 'entry-server.js')).href)
}

/** No address of the site: what stands there is the page for unknown addresses. */
const unknownAddress = '/404'

/**
 * Writes every page of the route table as HTML that reads before any script runs.
 * @param {{ outDir: string, server: Server, loader: string }} options
 * @returns {Promise<string[]>} their addresses
 * @throws where a page cannot be rendered
 */
export async function prerenderSite({ outDir, server, loader }) {
  const shell = readShell(outDir, loader)
  const addresses = [...addressesOf(server.routes), unknownAddress]
  for (const path of addresses) {
    const file = path === unknownAddress ? '404.html' : join(path.slice(1), 'index.html')
    const html = await shell({ ...(await server.render(path)), data: server.structuredDataScripts(path) })
    mkdirSync(dirname(join(outDir, file)), { recursive: true })
    writeFileSync(join(outDir, file), html)
  }
  return addresses
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
  const attributes = `data-modules="${modules.join(' ')}" data-styles="${styles}" data-fonts="${fontAddresses().join(' ')}"`
  const fonts = fontElement()
  const [top = '', bottom = ''] = template
    .replace(
      /\s*<script type="module"[^>]*><\/script>|\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g,
      '',
    )
    .replace(/\s*\n\s*/g, '')
    .split('</head>')

  /** @param {{ head: string, body: string, route: string, data: string }} page */
  return async ({ head, body, route, data }) =>
    [
      top,
      markPageHead(head),
      `<style>${await stylesFor(body + bottom)}</style>`,
      data,
      '</head>',
      bottom.replace('<div id="root"></div>', () =>
        [
          `<div id="root" data-route="${route}" data-fresh>${body}</div>`,
          // Behind the page: ahead of it they would hold up its first frame.
          fonts,
          `<script ${attributes}>${loader}</script>`,
        ].join(''),
      ),
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
