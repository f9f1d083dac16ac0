import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { preview } from 'vite'
import { headersFor } from '../../../hosting/host-files.mjs'
import { readPageList } from '../../build/page-list.mjs'

// Below Linux's ephemeral ports.
const firstPort = 14_100
const controlsPort = 14_160

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
 * Serves every file of the folder as it is, since the preview answers only pages that the site has, and with the site's
 * headers: under Cross-Origin-Opener-Policy a browser starts another process, before any of a page's bytes.
 * @param {string} outDir
 * @returns {Promise<Server>}
 */
export async function serveControls(outDir) {
  const headers = headersFor(readFileSync(join(outDir, '_headers'), 'utf8'), '/')
  const server = createServer(
    sirv(outDir, {
      brotli: true,
      gzip: true,
      etag: true,
      extensions: ['html'],
      setHeaders: (response) => response.setHeaders(headers),
    }),
  )
  await new Promise((resolve) => server.listen(controlsPort, () => resolve(undefined)))
  return {
    base: `http://localhost:${controlsPort}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/**
 * @param {string} url
 * @param {string} file
 * @throws where the URL does not answer with this file, compressed: its figures would be another's
 */
export async function checkServed(url, file) {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  if ((await response.text()) !== readFileSync(file, 'utf8'))
    throw new Error(`${url} answers with another page`)
  if (response.headers.get('content-encoding') !== 'br') throw new Error(`${url} comes without brotli`)
}
