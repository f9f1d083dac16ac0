import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** @typedef {typeof import('../../src/app/entry-server.tsx')} Server */

/**
 * @param {string} serverDir
 * @returns {Promise<Server>}
 */
export function loadServer(serverDir) {
  return import(pathToFileURL(resolve(serverDir, 'entry-server.js')).href)
}

/**
 * Writes each page as static HTML with its styles in it. Its modules come last, so that they are fetched after the page.
 * @param {{ outDir: string, server: Server, inlineScript: string }} options
 * @returns {Promise<{ path: string, file: string, source: string, isIndexed: boolean }[]>} `path` is '/404' for the page at
 *   unknown URLs, `source` the page's module
 * @throws if a page cannot be rendered
 */
export async function prerenderSite({ outDir, server, inlineScript }) {
  const { manifest, template, styles } = takeTemplate(outDir)
  const built = []
  for (const path of [...server.pagePaths, '/404']) {
    const { head, body, isIndexed, structuredData, source } = await server.render(path)
    const [entry, ...modules] = modulesOf(manifest, ['index.html', source])
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    const html = template
      .replace('</head>', () => `${preloadsFirst(head)}${styles}${structuredData}</head>`)
      .replace('<div id="root"></div>', () =>
        [
          `<script>${inlineScript}</script>`,
          `<div id="root">${body}</div>`,
          `<script type="module" crossorigin fetchpriority="low" src="${entry}"></script>`,
          ...modules.map((url) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${url}">`),
        ].join(''),
      )
    mkdirSync(dirname(join(outDir, file)), { recursive: true })
    writeFileSync(join(outDir, file), html)
    built.push({ path, file, source, isIndexed })
  }
  return built
}

/**
 * Vite's index.html without its script and styles, which each page has in another place, and its manifest, which must not
 * be published.
 * @param {string} outDir
 */
function takeTemplate(outDir) {
  /** @type {import('vite').Manifest} */
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))
  rmSync(join(outDir, '.vite'), { recursive: true })
  const [stylesheet = ''] = manifest['index.html']?.css ?? []
  const template = readFileSync(join(outDir, 'index.html'), 'utf8')
    .replace(/<script type="module".*?<\/script>|<link rel="(?:modulepreload|stylesheet)".*?>/g, '')
    .replace(/\s*\n\s*/g, '')
  // License notices are in licenses.txt.
  const styles = readFileSync(join(outDir, stylesheet), 'utf8').replace(/\/\*!.*?\*\//gs, '')
  // Vite adds the stylesheet with the first lazy chunk unless the page has a link to it; a disabled one is not fetched.
  const link = `<link rel="stylesheet" href="/${stylesheet}" disabled>`
  return { manifest, template, styles: `<style>${styles.trim()}</style>${link}` }
}

/**
 * The files of some entries and of everything that they import.
 * @param {import('vite').Manifest} manifest
 * @param {string[]} entries
 */
function modulesOf(manifest, entries) {
  const keys = new Set(entries)
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported)
  return [...keys].map((key) => `/${manifest[key]?.file}`)
}

/** @param {string} head */
function preloadsFirst(head) {
  const elements = head.match(/<title>.*?<\/title>|<(?:meta|link)\b[^>]*>/gs) ?? []
  const isPreload = (/** @type {string} */ element) => element.includes('rel="preload"')
  return [...elements.filter(isPreload), ...elements.filter((element) => !isPreload(element))].join('')
}
