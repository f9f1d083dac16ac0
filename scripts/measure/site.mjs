import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { preview } from 'vite'
import { readPageList } from '../build/page-list.mjs'

// Below Linux's ephemeral ports.
const firstPort = 14_100

/**
 * @typedef {{ base: string, close: () => Promise<void> }} Server base: its origin
 * @typedef {object} Page
 * @property {string} path
 * @property {string} route as the route table has it
 * @property {string} file in the built site
 * @property {boolean} noindex
 */

/** @param {string} outDir */
export function buildSite(outDir) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--outDir', outDir], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('the site could not be built')
}

/**
 * Every page except the one for unknown URLs.
 * @param {string} outDir
 * @returns {Page[]}
 */
export function readPages(outDir) {
  if (!existsSync(outDir)) throw new Error(`${outDir} does not exist: measure once without --no-build`)
  return readPageList(outDir)
    .map(({ path, route, file, isIndexed }) => ({ path, route, file, noindex: !isIndexed }))
    .filter(({ route }) => route !== '*')
}

/**
 * @param {string} outDir
 * @returns {Promise<Server>}
 */
export async function serve(outDir) {
  const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port: firstPort } })
  const base = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  return { base, close: () => server.close() }
}

/**
 * @param {Server} server
 * @param {Page[]} pages
 * @throws where a URL does not answer with its own page, compressed: its figures would be another's
 */
export async function checkServed({ base }, pages) {
  for (const { path, route } of pages) {
    const response = await fetch(base + path, { headers: { 'Accept-Encoding': 'br' } })
    const html = await response.text()
    if (!html.includes(`data-route="${route}"`)) throw new Error(`${path} answers with another page`)
    if (response.headers.get('content-encoding') !== 'br') throw new Error(`${path} comes without brotli`)
  }
}
