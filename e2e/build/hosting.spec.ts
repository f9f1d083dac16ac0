import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test as base, expect } from '@playwright/test'
import { pages, unknownPage } from '../routes.ts'
import { ask } from '../servers/ask.ts'
import { hasBrotli, hasNginx, startNginx } from '../servers/nginx.ts'
import { builtSite, e2ePorts } from '../settings.mjs'

const test = base.extend<{ origins: Record<'preview' | 'nginx', string> }, { nginx: string }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use, { parallelIndex }) => {
      if (!hasNginx) return use('')
      const nginx = await startNginx({
        site: builtSite,
        port: e2ePorts.nginx + parallelIndex,
        brotli: hasBrotli,
      })
      await use(nginx.origin)
      await nginx.stop()
    },
    { scope: 'worker' },
  ],
  origins: ({ baseURL, nginx }, use) => use({ preview: baseURL ?? '', nginx }),
})

const html = { 'content-type': /^text\/html/, 'cache-control': 'no-cache' }

const securityHeaders = {
  'strict-transport-security': /^max-age=\d{8}/,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
}

const oneFileOf = (folder: string, ending: string) =>
  `/${folder}/${readdirSync(`${builtSite}/${folder}`).find((name) => name.endsWith(ending))}`

/** Files smaller than 1 kB aren't compressed, so the compression test needs a large one. */
function largestFileOf(folder: string, ending: string) {
  const sizeOf = (name: string) => statSync(`${builtSite}/${folder}/${name}`).size
  const files = readdirSync(`${builtSite}/${folder}`).filter((name) => name.endsWith(ending))
  return `/${folder}/${files.sort((a, b) => sizeOf(b) - sizeOf(a))[0]}`
}

for (const host of ['preview', 'nginx'] as const) {
  test.describe(host, () => {
    test.skip(host === 'nginx' && !hasNginx, 'no nginx on this machine')

    test('every page has the security headers and a CSP that allows its inline scripts', async ({
      origins,
    }) => {
      const policies = new Set()
      for (const path of [...pages, '/viewer/?set=white', '/viewer/inside/', '/film/player']) {
        const { status, headers, body } = await ask(origins[host], path)
        expect(status, path).toBe(200)
        for (const [name, value] of Object.entries({ ...html, ...securityHeaders }))
          expect(headers[name], `${path}: ${name}`).toMatch(value)

        const [policy = '', framers] = lastPolicyOf(headers['content-security-policy'])
        policies.add(policy)
        const isViewer = path.startsWith('/viewer/')
        expect([framers, headers['x-frame-options']], path).toEqual(framingOf(path))
        expect(headers['cross-origin-embedder-policy'], path).toBe(isViewer ? 'require-corp' : undefined)
        for (const [, script = ''] of body
          .toString()
          .matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs))
          expect(policy, path).toContain(createHash('sha256').update(script).digest('base64'))
      }
      expect([...policies]).toEqual([
        expect.stringMatching(
          `script-src 'self' '[^ ]+'; .*connect-src 'self' http://localhost:${e2ePorts.functions};`,
        ),
      ])
    })

    test('alternate and old URLs redirect to the canonical URL', async ({ origins }) => {
      for (const [from, to] of [
        ['/campaign', '/vid-box-campaign'],
        ['/campaign?utm_source=mail&a=1', '/vid-box-campaign?utm_source=mail&a=1'],
        ['/campaign/', '/vid-box-campaign'],
        ['/services/', '/services'],
        ['/services/360-photography/?a=1', '/services/360-photography?a=1'],
        ['/services.html', '/services'],
        ['/film/player.html?autoplay=1', '/film/player?autoplay=1'],
        ['/index.html', '/'],
        ['/viewer?set=white', '/viewer/?set=white'],
        ['/viewer/index.html', '/viewer/'],
        ['//contact', '/contact'],
        ['///contact/', '/contact'],
        ['//pricing?utm_source=x&u=a//b', '/pricing?utm_source=x&u=a//b'],
        ['/services//360-photography', '/services/360-photography'],
        ['/Contact', '/contact'],
        ['/PRICING?a=B', '/pricing?a=B'],
        ['/Contact/', '/contact'],
        ['//Careers///Sales-Rep', '/careers/sales-rep'],
        ['/Campaign', '/vid-box-campaign'],
      ] as const) {
        const { status, headers } = await ask(origins[host], from)
        expect([status, headers.location], from).toEqual([301, to])
      }
    })

    test('unknown URLs return our 404 page with status 404', async ({ origins }) => {
      for (const path of [
        unknownPage,
        `${unknownPage}/`,
        `${unknownPage}.html`,
        '/services/none',
        '/assets/gone-BmaK5VuM.js',
        '/index',
        '/404',
        '/404.html',
      ]) {
        const { status, headers, body } = await ask(origins[host], path)
        expect(status, path).toBe(404)
        expect(body.toString(), path).toContain('Page Not Found')
        for (const [name, value] of Object.entries({ ...html, ...securityHeaders }))
          expect(headers[name], `${path}: ${name}`).toMatch(value)
        expect(headers['content-security-policy'], path).toContain("script-src 'self' 'sha256-")
      }
    })

    test('canonical URLs are served without a redirect, with or without a query', async ({ origins }) => {
      for (const path of ['/', '/contact?u=//A', '/careers/sales-rep?A=/B/', '/?store=A//B'])
        expect((await ask(origins[host], path)).status, path).toBe(200)
    })

    test('internal files can’t be fetched', async ({ origins }) => {
      for (const path of [
        '/_headers',
        '/_redirects',
        '/nginx.conf',
        '/index.html.br',
        '/services.html.gz',
        '/assets/',
        '/services/../../e2e-site-hosting/nginx.conf',
        '/../../package.json',
        '/%2e%2e/%2e%2e/package.json',
        '/..%2f..%2fpackage.json',
        '/assets/..%5c..%5cpackage.json',
        '//package.json',
        '/%zz',
      ]) {
        const { status, headers, body } = await ask(origins[host], path)
        expect([400, 404], path).toContain(status)
        expect(headers['content-type'], path).toMatch(/^text\/html/)
        expect(body.toString(), path).not.toContain('lotspin-website')
      }
    })

    test('files with a hash in their name are cached for a year, and others are revalidated', async ({
      origins,
    }) => {
      for (const path of [
        oneFileOf('assets', '.js'),
        oneFileOf('assets', '.css'),
        oneFileOf('pictures', '.avif'),
        oneFileOf('fonts', '.woff2'),
        oneFileOf('spin/white', '.avif'),
      ]) {
        const { status, headers } = await ask(origins[host], path)
        expect([status, headers['cache-control']], path).toEqual([200, 'public, max-age=31536000, immutable'])
        for (const [name, value] of Object.entries(securityHeaders))
          expect(headers[name], `${path}: ${name}`).toMatch(value)
      }
      for (const [path, type] of [
        ['/spin/white.json', 'application/json'],
        ['/viewer/embed.js', /^(text|application)\/javascript/],
        ['/licenses.txt', 'text/plain'],
        ['/film/walkaround.mp4', 'video/mp4'],
        ['/documents/w9-placeholder.pdf', 'application/pdf'],
        ['/icon.svg', 'image/svg+xml'],
        ['/site.webmanifest', 'application/manifest+json'],
        ['/robots.txt', 'text/plain'],
        ['/sitemap.xml', 'text/xml'],
      ] as const) {
        const { status, headers } = await ask(origins[host], path)
        expect([status, headers['cache-control']], path).toEqual([200, 'no-cache'])
        expect(headers['content-type'], path).toMatch(type)
        expect(headers['access-control-allow-origin'], path).toBe('*')
      }
    })

    test('text is compressed for clients that accept it', async ({ origins }) => {
      for (const path of ['/', '/services', '/viewer/', largestFileOf('assets', '.js')]) {
        const plain = await ask(origins[host], path)
        expect(plain.headers['content-encoding'], path).toBeUndefined()
        expect(plain.headers.vary, path).toMatch(/accept-encoding/i)

        const zipped = await ask(origins[host], path, { 'Accept-Encoding': 'gzip' })
        expect(zipped.headers['content-encoding'], path).toBe('gzip')
        expect(gunzipSync(zipped.body).equals(plain.body), path).toBe(true)

        if (host === 'nginx' && !hasBrotli) continue
        const packed = await ask(origins[host], path, { 'Accept-Encoding': 'gzip, deflate, br' })
        expect(packed.headers['content-encoding'], path).toBe('br')
        expect(brotliDecompressSync(packed.body).equals(plain.body), path).toBe(true)
      }
    })

    test('videos support range requests', async ({ origins }) => {
      const { status, body } = await ask(origins[host], '/film/walkaround.mp4', { Range: 'bytes=0-9' })
      expect([status, body.length]).toEqual([206, 10])
    })
  })
}

test('nginx marks URLs with a store name as noindex', async ({ origins }) => {
  test.skip(!hasNginx, 'no nginx on this machine')
  for (const [path, robots] of [
    ['/?store=Herb%27s+Chevrolet', 'noindex'],
    ['/services/custom-branding?a=1&store=Herb', 'noindex'],
    ['/?store=', undefined],
    ['/?a=store', undefined],
  ] as const) {
    const { status, headers } = await ask(origins.nginx, path)
    expect([status, headers['x-robots-tag']], path).toEqual([200, robots])
  }
})

function framingOf(path: string) {
  if (path.startsWith('/viewer/')) return [undefined, undefined]
  return path.startsWith('/film/') ? ["'self'", 'SAMEORIGIN'] : ["'none'", 'DENY']
}

function lastPolicyOf(header: string | string[] | undefined) {
  return String(header).split(', ').at(-1)?.split('; frame-ancestors ') ?? []
}
