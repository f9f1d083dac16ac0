import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import { listFiles } from './inspect-site.mjs'
import { cacheControlOf } from './rules.mjs'
import { hostingDirOf } from './write-hosting-files.mjs'

/**
 * @param {string} outDir
 * @returns {import('vite').Connect.NextHandleFunction}
 * @throws {Error} if the folder contains no finished build
 */
export function serveSite(outDir) {
  let site = openSite(outDir)
  return (request, response, next) => {
    if (!site.isCurrent()) site = openSite(outDir)
    const [url = '/', ...query] = (request.url ?? '/').split('?')
    const path = decode(url)
    setHeaders(response, site.headers)

    if (!['GET', 'HEAD'].includes(request.method ?? '')) {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const target = site.redirects.get(path)
    if (target) {
      response.writeHead(301, { Location: [target, ...query].join('?') }).end()
      return
    }
    const page = site.pages.get(path)
    const isFile = site.files.has(path)
    const { file, headers } = page ?? site.notFound
    setHeaders(response, isFile ? { 'Cache-Control': cacheControlOf(path) } : headers)
    if (!page && !isFile) withStatus(response, 404)
    request.url = isFile ? url : `/${file}`
    site.send(request, response, next)
  }
}

/** @param {string} outDir */
function openSite(outDir) {
  const rulesFile = join(hostingDirOf(outDir), 'rules.json')
  if (!existsSync(rulesFile))
    throw new Error(`${outDir} contains no finished build of the site: npm run build`)
  const builtAt = statSync(rulesFile).mtimeMs
  /** @type {import('./rules.mjs').Rules} */
  const rules = JSON.parse(readFileSync(rulesFile, 'utf8'))
  const files = listFiles(outDir).filter((name) => !name.endsWith('.html'))

  return {
    headers: rules.headers,
    redirects: new Map(rules.redirects.map(({ from, to }) => [from, to])),
    pages: new Map(rules.pages.map((page) => [page.path, page])),
    notFound: rules.notFound,
    files: new Set(files.map((name) => `/${name}`)),
    isCurrent: () => statSync(rulesFile, { throwIfNoEntry: false })?.mtimeMs === builtAt,
    send: sirv(outDir, { brotli: true, gzip: true, etag: true }),
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Record<string, string>} headers
 */
function setHeaders(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/**
 * sirv sends every file with 200.
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 */
function withStatus(response, status) {
  const writeHead = response.writeHead.bind(response)
  Object.assign(response, {
    /** @param {number} _found @param {import('node:http').OutgoingHttpHeaders} headers */
    writeHead: (_found, headers) => writeHead(status, headers),
  })
}

/** @param {string} url @returns {string} empty if it cannot be decoded */
function decode(url) {
  try {
    return decodeURIComponent(url)
  } catch {
    return ''
  }
}
