import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { entryOf, modulesOf, pressedModulesOf } from './manifest.mjs'
import { fontElement, fontUrls, stylesFor } from './page-styles.mjs'

/** @typedef {typeof import('../../src/app/entry-server.tsx')} Server */

/**
 * One prerendered page, for the steps of the build that follow.
 * @typedef {object} BuiltPage
 * @property {string} path its URL path; '/404' for the page at unknown URLs
 * @property {string} route the path of its route
 * @property {string} file below the site's folder
 * @property {boolean} isIndexed
 * @property {'idle' | 'eager'} hydrate
 * @property {string[]} modules URLs of the JavaScript files that hydrating it takes
 * @property {string} stylesheet URL of the whole stylesheet
 * @property {string} inlineStyles the rules in the page itself
 * @property {string} inlineScript
 * @property {string} head the elements that the page itself put into its head
 */

const notFoundPath = '/404'

/**
 * The site as the server's build has it.
 * @param {string} serverDir
 * @returns {Promise<Server>}
 */
export function loadServer(serverDir) {
  return import(pathToFileURL(resolve(serverDir, 'entry-server.js')).href)
}

/**
 * Writes every page as HTML that reads before any script runs.
 * @param {{ outDir: string, server: Server, manifest: import('vite').Manifest, inlineScript: string }} options
 * @returns {Promise<BuiltPage[]>}
 * @throws where a page cannot be rendered
 */
export async function prerenderSite({ outDir, server, manifest, inlineScript }) {
  const template = readTemplate(outDir)
  const { entry, stylesheet } = entryOf(manifest)
  const built = []
  for (const { path: route, folder, isIndexed, hydrate } of [...server.pages, server.notFoundPage]) {
    const isNotFound = route === server.notFoundPage.path
    const path = isNotFound ? notFoundPath : route
    const file = fileOf(path)
    const { head, body } = await server.render(path)
    const modules = modulesOf(manifest, `src/pages/${folder}/page.tsx`)
    const inlineStyles = await stylesFor(body + template.bottom)
    const pressed = pressedModulesOf(manifest, `src/pages/${folder}/page.tsx`)
    const data = attributes({
      entry,
      modules,
      pressed,
      stylesheet: [stylesheet],
      fonts: fontUrls(),
      hydrate: [hydrate],
    })
    const html = [
      template.top,
      markHead(head),
      `<style>${inlineStyles}</style>`,
      server.structuredDataScripts(path),
      '</head>',
      template.bottom.replace('<div id="root"></div>', () =>
        [
          `<div id="root" data-route="${route}">${body}</div>`,
          // Behind the page: ahead of it they would hold up its first frame.
          fontElement(),
          `<script ${data}>${inlineScript}</script>`,
        ].join(''),
      ),
    ].join('')
    mkdirSync(dirname(join(outDir, file)), { recursive: true })
    writeFileSync(join(outDir, file), html)
    built.push({
      path,
      route,
      file,
      isIndexed,
      hydrate,
      modules,
      stylesheet,
      inlineStyles,
      inlineScript,
      head,
    })
  }
  return built
}

/**
 * `pricing.html` and not `pricing/index.html`: static hosts answer at /pricing then, and at /pricing/ otherwise.
 * @param {string} path
 */
function fileOf(path) {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/**
 * What surrounds every page: Vite's index.html without what it loads at once, which the inline script loads later.
 * @param {string} outDir
 */
function readTemplate(outDir) {
  const [top = '', bottom = ''] = readFileSync(join(outDir, 'index.html'), 'utf8')
    .replace(
      /\s*<script type="module"[^>]*><\/script>|\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g,
      '',
    )
    .replace(/\s*\n\s*/g, '')
    .split('</head>')
  return { top, bottom }
}

/** @param {Record<string, string[]>} values by name of the data attribute */
function attributes(values) {
  return Object.entries(values)
    .map(([name, list]) => `data-${name}="${list.join(' ')}"`)
    .join(' ')
}

/**
 * Marks what speaks of this page only, so that the next page can clear it away; preloads come before it.
 * @param {string} head
 */
function markHead(head) {
  const elements = head.match(/<title>.*?<\/title>|<(?:meta|link)\b[^>]*>/gs) ?? []
  const isPreload = (/** @type {string} */ element) => element.includes('rel="preload"')
  return [
    ...elements.filter(isPreload),
    ...elements
      .filter((element) => !isPreload(element))
      .map((element) => element.replace(/^<\w+/, '$& data-prerendered')),
  ].join('')
}
