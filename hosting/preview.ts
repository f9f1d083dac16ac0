import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import type { Connect, Plugin } from 'vite'
import { canonicalPath } from '../src/lib/canonical-path.ts'
import { contentPolicy } from './content-policy.mjs'
import { headersFor, hostFile } from './host-files.mjs'

/** The dev server sends only the headers of _headers. `npm run preview` also applies _redirects, like a real host. */
export function hosting(): Plugin {
  return {
    name: 'hosting',
    configureServer({ config, middlewares }) {
      const rules = hostFile('_headers', contentPolicy(config.env))
      middlewares.use((request, response, next) => {
        const { path, query } = split(request.url)
        response.setHeaders(headersFor(rules, path))
        // A path such as /film/player serves public/film/player.html.
        if (existsSync(join(config.publicDir, `${path}.html`))) request.url = `${path}.html${query}`
        next()
      })
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(serveSite(resolve(config.root, config.build.outDir)))
    },
  }
}

// Compressed copies and host files must not be requested directly.
const hidden = /\.(br|gz)$|^\/(_headers|_redirects|404(\.html)?|index)$|\/\.(?!well-known\/)/

function serveSite(outDir: string): Connect.NextHandleFunction {
  const read = (name: string) => readFileSync(join(outDir, name), 'utf8')
  // If `dev` is set, sirv reads the folder on each request, so a new build needs no restart.
  const send = sirv(outDir, { dev: true, etag: true, brotli: true, gzip: true })
  return (request, response) => {
    const { path, query } = split(request.url)
    response.setHeaders(withFraming(headersFor(read('_headers'), path)))
    const target = redirectOf(canonicalPath(path), read('_redirects')) ?? canonicalOf(path, outDir)
    const notFound = () => {
      const headers = { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' }
      response.writeHead(404, headers).end(read('404.html'))
    }
    if (hidden.test(path)) notFound()
    else if (target !== path) response.writeHead(301, { Location: target + query }).end()
    else send(request, response, notFound)
  }
}

/** Like nginx.conf, adds frame-ancestors to the policy of pages that no other site may embed. */
function withFraming(headers: Map<string, string>) {
  if (headers.get('X-Frame-Options') !== 'DENY') return headers
  return headers.set(
    'Content-Security-Policy',
    `${headers.get('Content-Security-Policy')}; frame-ancestors 'none'`,
  )
}

function redirectOf(path: string, redirects: string) {
  const rules = redirects.split('\n').map((line) => line.split(/\s+/))
  return rules.find(([from]) => from === path)?.[1]
}

/**
 * /pricing serves pricing.html, and /viewer/ serves viewer/index.html. Hosts redirect other spellings to these URLs.
 */
function canonicalOf(path: string, outDir: string) {
  const bare = canonicalPath(path).replace(/\/(index\.html)?$|\.html$/, '')
  if (existsSync(join(outDir, `${bare}.html`))) return bare
  return existsSync(join(outDir, bare, 'index.html')) ? `${bare}/` : path
}

function split(url = '/') {
  const [path = '/'] = url.split('?')
  return { path, query: url.slice(path.length) }
}
