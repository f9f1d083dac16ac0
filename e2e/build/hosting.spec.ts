import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test as base, expect } from '@playwright/test'
import { pages, unknownPage } from '../routes.ts'
import { ask } from '../servers/ask.ts'
import { hasBrotli, hasNginx, startNginx } from '../servers/nginx.ts'
import { builtSite, e2ePorts } from '../settings.mjs'

const { name: packageName } = JSON.parse(readFileSync('package.json', 'utf8'))

const test = base.extend<{ origins: Record<'preview' | 'nginx', string> }, { nginx: string }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this parameter
    async ({}, use, { parallelIndex }) => {
      if (!hasNginx) return use('')
      const nginx = await startNginx(e2ePorts.nginx + parallelIndex)
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

function expectHeaders(headers: IncomingHttpHeaders, expected: object, path: string) {
  for (const [name, value] of Object.entries(expected))
    expect(headers[name], `${path}: ${name}`).toMatch(value)
}

const oneFileOf = (folder: string, ending: string) =>
  `/${folder}/${readdirSync(`${builtSite}/${folder}`).find((name) => name.endsWith(ending))}`

for (const host of ['preview', 'nginx'] as const) {
  test.describe(host, () => {
    test.skip(host === 'nginx' && !hasNginx, 'no nginx on this machine')

    test('every page has the security headers, and its CSP allows its inline scripts', async ({
      origins,
    }) => {
      const policies = new Set<string>()
      for (const path of [...pages, '/viewer/?set=white', '/viewer/inside/', '/film/player']) {
        const { status, headers, body } = await ask(origins[host], path)
        expect(status, path).toBe(200)
        expectHeaders(headers, { ...html, ...securityHeaders }, path)

        const [policy = '', framers] =
          String(headers['content-security-policy']).split(', ').at(-1)?.split('; frame-ancestors ') ?? []
        policies.add(policy)
        const isViewer = path.startsWith('/viewer/')
        expect([framers, headers['x-frame-options']], path).toEqual(framingOf(path))
        expect(headers['cross-origin-embedder-policy'], path).toBe(isViewer ? 'require-corp' : undefined)
        const inline = /<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs
        for (const [, script = ''] of body.toString().matchAll(inline))
          expect(policy, path).toContain(createHash('sha256').update(script).digest('base64'))
      }
      const [policy = '', ...others] = policies
      expect(others).toEqual([])
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^script-src 'self' '[^ ]+'$/),
          `connect-src 'self' http://localhost:${e2ePorts.functions}`,
        ]),
      )
    })

    test('alternate and old URLs redirect to the canonical URL', async ({ origins }) => {
      for (const [from, to] of [
        ['/campaign?utm_source=mail&a=1', '/vid-box-campaign?utm_source=mail&a=1'],
        ['/services/360-photography/?a=1', '/services/360-photography?a=1'],
        ['/services.html', '/services'],
        ['/film/player.html?autoplay=1', '/film/player?autoplay=1'],
        ['/index.html', '/'],
        ['/viewer?set=white', '/viewer/?set=white'],
        ['///contact/', '/contact'],
        ['//pricing?utm_source=x&u=a//b', '/pricing?utm_source=x&u=a//b'],
        ['/PRICING?a=B', '/pricing?a=B'],
        ['//Services///AI-Enhancement', '/services/ai-enhancement'],
      ] as const) {
        const { status, headers } = await ask(origins[host], from)
        expect([status, headers.location], from).toEqual([301, to])
      }
      for (const path of ['/contact?u=//A', '/services/ai-enhancement?A=/B/', '/?store=A//B'])
        expect((await ask(origins[host], path)).status, path).toBe(200)
    })

    test('unknown URLs return our 404 page with status 404', async ({ origins }) => {
      for (const path of [
        unknownPage,
        `${unknownPage}/`,
        `${unknownPage}.html`,
        '/assets/gone-BmaK5VuM.js',
        '/index',
        '/404.html',
      ]) {
        const { status, headers, body } = await ask(origins[host], path)
        expect(status, path).toBe(404)
        expect(body.toString(), path).toMatch(/<h1[^>]*>Page Not Found</)
        expect(body.toString(), path).toContain('content="noindex"')
        expect(body.toString(), path).not.toMatch(/rel="canonical"|application\/ld\+json/)
        expectHeaders(headers, { ...html, ...securityHeaders }, path)
        expect(headers['content-security-policy'], path).toContain("script-src 'self' 'sha256-")
      }
    })

    test('internal files can’t be fetched', async ({ origins }) => {
      for (const path of [
        '/_headers',
        '/_redirects',
        '/index.html.br',
        '/assets/',
        '/services/../../e2e-site-hosting/nginx.conf',
        '/../../package.json',
        '/%2e%2e/%2e%2e/package.json',
        '/..%2f..%2fpackage.json',
        '/assets/..%5c..%5cpackage.json',
        '/%zz',
      ]) {
        const { status, headers, body } = await ask(origins[host], path)
        expect([400, 404], path).toContain(status)
        expect(headers['content-type'], path).toMatch(/^text\/html/)
        expect(body.toString(), path).not.toContain(packageName)
      }
    })

    test('only files with a hash in their name are cached for a year', async ({ origins }) => {
      for (const path of [
        oneFileOf('assets', '.js'),
        oneFileOf('assets', '.css'),
        oneFileOf('pictures', '.avif'),
        oneFileOf('fonts', '.woff2'),
        oneFileOf('spin/white', '.avif'),
      ]) {
        const { status, headers } = await ask(origins[host], path)
        expect([status, headers['cache-control']], path).toEqual([200, 'public, max-age=31536000, immutable'])
        expectHeaders(headers, securityHeaders, path)
      }
      for (const [path, type] of [
        ['/spin/white.json', 'application/json'],
        ['/spin/manifest.schema.json', 'application/json'],
        ['/viewer/embed.js', /^(text|application)\/javascript/],
        ['/film/walkaround.mp4', 'video/mp4'],
        ['/documents/w9-placeholder.pdf', 'application/pdf'],
        ['/robots.txt', 'text/plain'],
        ['/sitemap.xml', 'text/xml'],
      ] as const) {
        const { status, headers } = await ask(origins[host], path)
        expect([status, headers['cache-control']], path).toEqual([200, 'no-cache'])
        expect(headers['content-type'], path).toMatch(type)
        expect(headers['access-control-allow-origin'], path).toBe('*')
      }
      const { status, body } = await ask(origins[host], '/film/walkaround.mp4', { Range: 'bytes=0-9' })
      expect([status, body.length]).toEqual([206, 10])
    })

    test('text files are compressed for clients that accept compression', async ({ origins }) => {
      for (const path of ['/', '/viewer/', '/viewer/embed.js', oneFileOf('assets', '.css')]) {
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
