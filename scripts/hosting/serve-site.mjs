import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { listFiles } from './inspect-site.mjs'
import { cacheControlOf } from './rules.mjs'
import { besideSite } from './write-hosting-files.mjs'

/** What the build compresses. All else, pictures and films, is left to Vite's own file server, which knows ranges. */
const textTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.xml': 'text/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

const encodings = { br: '.br', gzip: '.gz' }

/**
 * Serves a built site by the rules that its build wrote, as a host would.
 * @param {string} outDir
 * @returns {import('vite').Connect.NextHandleFunction}
 * @throws {Error} where the folder holds no finished build
 */
export function serveSite(outDir) {
  let site = openSite(outDir)
  return (request, response, next) => {
    if (!site.isCurrent()) site = openSite(outDir)
    const [address = '/', ...query] = (request.url ?? '/').split('?')
    const path = decode(address)
    for (const [name, value] of Object.entries(site.headers)) response.setHeader(name, value)

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
    if (page) return send(site.read(request, page.file), page.headers)
    if (!site.files.has(path)) return send(site.read(request, site.notFound.file), site.notFound.headers, 404)

    const headers = { 'Cache-Control': cacheControlOf(path) }
    if (extname(path) in textTypes) return send(site.read(request, path), headers)
    response.setHeader('Cache-Control', headers['Cache-Control'])
    next()

    /**
     * @param {ReturnType<ReturnType<typeof openSite>['read']>} content
     * @param {Record<string, string>} headers
     */
    function send({ body, etag, type, encoding }, headers, status = 200) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.setHeader('Vary', 'Accept-Encoding')
      response.setHeader('ETag', etag)
      if (status === 200 && asksFor(request.headers['if-none-match'], etag)) {
        response.writeHead(304).end()
        return
      }
      if (encoding) response.setHeader('Content-Encoding', encoding)
      response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length })
      response.end(request.method === 'HEAD' ? undefined : body)
    }
  }
}

/**
 * The site as the last build left it; contents are read once.
 * @param {string} outDir
 */
function openSite(outDir) {
  const rulesFile = join(besideSite(outDir), 'rules.json')
  if (!existsSync(rulesFile)) throw new Error(`${outDir} holds no finished build of the site: npm run build`)
  const builtAt = statSync(rulesFile).mtimeMs
  /** @type {import('./rules.mjs').Rules} */
  const rules = JSON.parse(readFileSync(rulesFile, 'utf8'))
  /** @type {Map<string, { body: Buffer, etag: string }>} */
  const contents = new Map()

  return {
    headers: rules.headers,
    redirects: new Map(rules.redirects.map(({ from, to }) => [from, to])),
    pages: new Map(rules.pages.map((page) => [page.path, page])),
    notFound: rules.notFound,
    files: new Set(
      listFiles(outDir)
        .filter((name) => !name.endsWith('.html'))
        .map((name) => `/${name}`),
    ),
    isCurrent: () => statSync(rulesFile, { throwIfNoEntry: false })?.mtimeMs === builtAt,
    /** @param {import('http').IncomingMessage} request @param {string} file below the site's folder */
    read(request, file) {
      const type = textTypes[/** @type {keyof typeof textTypes} */ (extname(file))]
      const accepted = acceptedEncodings(request.headers['accept-encoding'])
      const encoding = accepted.find((name) => load(contents, `${join(outDir, file)}${encodings[name]}`))
      const content = load(contents, `${join(outDir, file)}${encoding ? encodings[encoding] : ''}`)
      if (!content) throw new Error(`${file} is gone since the build`)
      return { ...content, type, encoding }
    },
  }
}

/**
 * @param {Map<string, { body: Buffer, etag: string }>} contents
 * @param {string} file
 */
function load(contents, file) {
  if (!contents.has(file) && existsSync(file)) {
    const body = readFileSync(file)
    contents.set(file, { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` })
  }
  return contents.get(file)
}

/** @param {string | string[] | undefined} header @returns {Array<keyof typeof encodings>} best first */
function acceptedEncodings(header = '') {
  const accepted = new Set(
    String(header)
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  return /** @type {const} */ (['br', 'gzip']).filter((name) => accepted.has(name))
}

/** @param {string | undefined} header @param {string} etag */
function asksFor(header, etag) {
  return header === '*' || (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** @param {string} address @returns {string} an address that nothing has, where it cannot be read */
function decode(address) {
  try {
    return decodeURIComponent(address)
  } catch {
    return ''
  }
}
