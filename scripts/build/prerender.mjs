import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pageStyles, withoutLicenses } from './page-styles.mjs'

/** @typedef {typeof import('../../src/app/entry-server.tsx')} Server */

/**
 * @param {string} serverDir
 * @returns {Promise<Server>}
 */
export function loadServer(serverDir) {
  return import(pathToFileURL(resolve(serverDir, 'entry-server.js')).href)
}

/**
 * Writes each page as static HTML with the CSS it uses. The full stylesheet is linked between the content and the
 * module script, so it doesn't delay the content but has loaded when scripts add elements.
 * @param {{ outDir: string, server: Server, inlineScript: string }} options
 * @returns {Promise<{ path: string, file: string, isIndexed: boolean }[]>} `path` is '/404' for the page that is shown at
 *   unknown URLs
 * @throws if a page cannot be rendered
 */
export async function prerenderSite({ outDir, server, inlineScript }) {
  const { manifest, template, stylesheet } = takeTemplate(outDir)
  const built = []
  for (const path of [...server.pagePaths, '/404']) {
    const { head, body, isIndexed, structuredData, source, layouts } = await server.render(path)
    const [entry, ...modules] = modulesOf(manifest, ['index.html', ...layouts, source])
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    const styles = await pageStyles('src/app/styles.css', body)
    const html = template
      .replace('</head>', () => `${preloadsFirst(head)}<style>${styles}</style></head>`)
      .replace('<div id="root"></div>', () =>
        [
          `<script>${inlineScript}</script>`,
          `<div id="root">${body}</div>`,
          `<link rel="stylesheet" href="/${stylesheet}">`,
          `<script type="module" crossorigin fetchpriority="low" src="${entry}"></script>`,
          ...modules.map((url) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${url}">`),
          structuredData,
        ].join(''),
      )
    mkdirSync(dirname(join(outDir, file)), { recursive: true })
    writeFileSync(join(outDir, file), html)
    built.push({ path, file, isIndexed })
  }
  return built
}

/**
 * Removes the script and the styles from Vite's index.html, because each page adds them elsewhere. Vite's manifest is
 * deleted, because it must not be published.
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
  return { manifest, template: withoutLicenses(template), stylesheet }
}

/**
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
