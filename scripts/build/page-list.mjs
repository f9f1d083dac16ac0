import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostingDirOf } from '../../hosting/host-files.mjs'

/**
 * @typedef {Pick<import('./prerender.mjs').BuiltPage,
 *   'path' | 'route' | 'file' | 'isIndexed' | 'hydrate' | 'modules' | 'stylesheet'>} ListedPage
 */

const fileOf = (/** @type {string} */ outDir) => join(hostingDirOf(outDir), 'pages.json')

/**
 * For `npm run measure`.
 * @param {string} outDir
 * @param {import('./prerender.mjs').BuiltPage[]} pages
 */
export function writePageList(outDir, pages) {
  const list = pages.map(({ path, route, file, isIndexed, hydrate, modules, stylesheet }) => ({
    ...{ path, route, file, isIndexed, hydrate, modules, stylesheet },
  }))
  writeFileSync(fileOf(outDir), `${JSON.stringify(list, null, 2)}\n`)
}

/**
 * @param {string} outDir
 * @returns {ListedPage[]}
 */
export function readPageList(outDir) {
  return JSON.parse(readFileSync(fileOf(outDir), 'utf8'))
}
