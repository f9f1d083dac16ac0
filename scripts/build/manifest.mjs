import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('vite').Manifest} Manifest */

const folder = '.vite'

/**
 * Reads Vite's manifest and removes it from the site, which must not publish it.
 * @param {string} outDir
 * @returns {Manifest}
 */
export function takeManifest(outDir) {
  const manifest = JSON.parse(readFileSync(join(outDir, folder, 'manifest.json'), 'utf8'))
  rmSync(join(outDir, folder), { recursive: true })
  return manifest
}

/**
 * @param {Manifest} manifest
 * @returns {{ entry: string[], stylesheet: string }} URLs; of the entry in execution order
 */
export function entryOf(manifest) {
  const { imports = [], file, css = [] } = chunkAt(manifest, 'index.html')
  const [stylesheet] = css
  if (!stylesheet) throw new Error('the site was built without a stylesheet')
  return {
    entry: [...imports.map((key) => chunkAt(manifest, key).file), file].map(urlOf),
    stylesheet: urlOf(stylesheet),
  }
}

/**
 * The files that hydrate a page: the entry, the page's code with its imports, and the data modules that it preloads
 * (dynamic imports of src/content).
 * @param {Manifest} manifest
 * @param {string} source of the page, e.g. 'src/pages/home/page.tsx'
 * @returns {string[]} URLs
 */
export function modulesOf(manifest, source) {
  const keys = new Set([
    ...keysOf(manifest, ['index.html'], () => false),
    ...keysOf(manifest, [source], (key) => key.startsWith('src/content/')),
  ])
  return [...new Set([...keys].map((key) => urlOf(chunkAt(manifest, key).file)))]
}

/**
 * Code that a press opens: fetched after the page's own if the visitor presses before hydration.
 * @param {Manifest} manifest
 * @param {string} source of the page
 * @returns {string[]} URLs
 */
export function pressedModulesOf(manifest, source) {
  const own = [...keysOf(manifest, [source], () => false)].filter((key) => key !== 'index.html')
  const opened = own.flatMap((key) => chunkAt(manifest, key).dynamicImports ?? [])
  const keys = keysOf(
    manifest,
    opened.filter((key) => key.startsWith('src/features/leads/')),
    () => false,
  )
  const known = new Set(modulesOf(manifest, source))
  return [...keys].map((key) => urlOf(chunkAt(manifest, key).file)).filter((url) => !known.has(url))
}

/**
 * @param {Manifest} manifest
 * @param {string[]} sources
 * @param {(key: string) => boolean} follows which dynamic imports to follow
 */
function keysOf(manifest, sources, follows) {
  const keys = new Set(sources)
  for (const key of keys) {
    const { imports = [], dynamicImports = [] } = chunkAt(manifest, key)
    for (const needed of [...imports, ...dynamicImports.filter(follows)]) keys.add(needed)
  }
  return keys
}

/** @param {Manifest} manifest @param {string} key */
function chunkAt(manifest, key) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the built site holds no ${key}`)
  return chunk
}

/** @param {string} file below the site's folder */
const urlOf = (file) => `/${file}`
