import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { entryOf, modulesOf, pressedModulesOf } from './manifest.mjs'
import { fontElement, stylesFor } from './page-styles.mjs'

/** @typedef {typeof import('../../src/app/entry-server.tsx')} Server */

/**
 * @typedef {object} BuiltPage
 * @property {string} path its URL path; '/404' for the page at unknown URLs
 * @property {string} route the path of its route
 * @property {string} file below the site's folder
 * @property {boolean} isIndexed
 * @property {'idle' | 'eager'} hydrate
 * @property {string[]} modules URLs of the JavaScript files that hydrate it
 * @property {string} stylesheet URL of the whole stylesheet
 * @property {string} inlineStyles the rules in the page itself
 * @property {string} inlineScript
 * @property {string} head the elements that the page rendered into its head
 */

const notFoundPath = '/404'

/**
 * @param {string} serverDir
 * @returns {Promise<Server>}
 */
export function loadServer(serverDir) {
  return import(pathToFileURL(resolve(serverDir, 'entry-server.js')).href)
}

/**
 * @param {{ outDir: string, server: Server, manifest: import('vite').Manifest, inlineScript: string }} options
 * @returns {Promise<BuiltPage[]>}
 * @throws if a page cannot be rendered
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
      hydrate: [hydrate],
    })
    const html = [
      template.top,
      markHead(head),
      // Nothing is painted before the first view is complete, or what comes later would move what is there.
      '<link rel="expect" href="#first-view" blocking="render">',
      `<style>${inlineStyles}</style>`,
      server.structuredDataScripts(path),
      '</head>',
      template.bottom.replace('<div id="root"></div>', () =>
        [
          `<div id="root" data-route="${route}">${body}</div>`,
          // After the page, or they would delay its first paint.
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
 * With `pricing.html` static hosts serve /pricing; with `pricing/index.html` they would redirect to /pricing/.
 * @param {string} path
 */
function fileOf(path) {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/**
 * Vite's index.html without its scripts and styles, which the inline script loads later.
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
 * Marks the elements of this page, so that a navigation removes them; preloads come first.
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
