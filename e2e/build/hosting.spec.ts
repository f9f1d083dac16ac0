import { readdirSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test as base, expect, type Page } from '@playwright/test'
import { inspectPage } from '../../scripts/hosting/inspect-site.mjs'
import { paths } from '../../src/lib/paths.ts'
import { answerForms } from '../forms/answer-forms.ts'
import { fillContactForm } from '../forms/contact-form.ts'
import { openPlanDialog } from '../forms/plan-dialog.ts'
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

const framedPages = ['/viewer/?set=white', '/film/player']
const outOfSearch = [paths.calculator, paths.success, ...framedPages]
const html = { 'content-type': /^text\/html/, 'cache-control': 'no-cache' }

const securityHeaders = {
  'strict-transport-security': /^max-age=\d{8}/,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': 'same-origin',
}

const oneFileOf = (folder: string, ending: string) =>
  `/${folder}/${readdirSync(`${builtSite}/${folder}`).find((name) => name.endsWith(ending))}`

for (const host of ['preview', 'nginx'] as const) {
  test.describe(host, () => {
    test.skip(host === 'nginx' && !hasNginx, 'no nginx on this machine')

    test('every page has its headers', async ({ origins }) => {
      for (const path of [...pages, ...framedPages]) {
        const { status, headers, body } = await ask(origins[host], path)
        expect(status, path).toBe(200)
        for (const [name, value] of Object.entries({ ...html, ...securityHeaders }))
          expect(headers[name], `${path}: ${name}`).toMatch(value)
        expect(headers['x-robots-tag'], path).toBe(outOfSearch.includes(path) ? 'noindex' : undefined)

        const policy = readPolicy(headers['content-security-policy'])
        const { scripts } = inspectPage('page.html', body.toString())
        expect(policy['script-src'], path).toEqual(["'self'", ...scripts])
        expect(policy['style-src'], path).toEqual(["'self'", "'unsafe-inline'"])
        expect(policy['frame-ancestors'], path).toEqual([framersOf(path)])
        expect(policy['object-src'], path).toEqual(["'none'"])
        expect(policy['base-uri'], path).toEqual(["'none'"])
        expect(policy['form-action'], path).toEqual(["'self'"])
        const isSite = !framedPages.includes(path)
        if (isSite) expect(policy['connect-src']).toContain(`http://localhost:${e2ePorts.functions}`)
      }
    })

    test('alternate and old URLs redirect to the canonical one', async ({ origins }) => {
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
      ] as const) {
        const { status, headers } = await ask(origins[host], from)
        expect([status, headers.location], from).toEqual([301, to])
      }
    })

    test('unknown URLs answer 404 with our own page', async ({ origins }) => {
      for (const path of [
        unknownPage,
        `${unknownPage}/`,
        '/services/none',
        '/assets/gone-BmaK5VuM.js',
        '/404.html',
      ]) {
        const { status, headers, body } = await ask(origins[host], path)
        expect(status, path).toBe(404)
        expect(body.toString(), path).toContain('Page Not Found')
        for (const [name, value] of Object.entries({
          ...html,
          ...securityHeaders,
          'x-robots-tag': 'noindex',
        }))
          expect(headers[name], `${path}: ${name}`).toMatch(value)
        expect(readPolicy(headers['content-security-policy'])['frame-ancestors'], path).toEqual(["'none'"])
      }
    })

    test('internal files cannot be fetched', async ({ origins }) => {
      for (const path of [
        '/_headers',
        '/_redirects',
        '/nginx.conf',
        '/rules.json',
        '/index.html.br',
        '/services.html.gz',
        '/.assetsignore',
        '/assets/',
        '/services/../../e2e-site-hosting/rules.json',
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

    test('files with a hash in their name are cached forever, JSON never, others for a day', async ({
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
        expect(headers['x-content-type-options'], path).toBe('nosniff')
      }
      const manifest = await ask(origins[host], '/spin/white.json')
      expect([manifest.status, manifest.headers['cache-control']]).toEqual([200, 'no-cache'])
      for (const [path, type] of [
        ['/licenses.txt', 'text/plain'],
        ['/film/walkaround.mp4', 'video/mp4'],
        ['/documents/w9-placeholder.pdf', 'application/pdf'],
        ['/icon.svg', 'image/svg+xml'],
        ['/site.webmanifest', 'application/manifest+json'],
        ['/robots.txt', 'text/plain'],
        ['/sitemap.xml', 'text/xml'],
      ] as const) {
        const { status, headers } = await ask(origins[host], path)
        expect([status, headers['cache-control']], path).toEqual([200, 'public, max-age=86400'])
        expect(headers['content-type'], path).toMatch(type)
      }
    })

    test('a page that has not changed is not sent again', async ({ origins }) => {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const { headers } = await ask(origins[host], '/pricing', { 'Accept-Encoding': encoding })
        const again = { 'Accept-Encoding': encoding, 'If-None-Match': headers.etag ?? '' }
        const { status, body, headers: known } = await ask(origins[host], '/pricing', again)
        expect([status, body.length], encoding).toEqual([304, 0])
        expect(known['cache-control']).toBe('no-cache')
        expect(known['content-security-policy']).toBe(headers['content-security-policy'])
      }
      const { status } = await ask(origins[host], '/pricing', { 'If-None-Match': '"another"' })
      expect(status).toBe(200)
    })

    test('text is compressed for clients that accept it', async ({ origins }) => {
      for (const path of ['/', '/services', '/viewer/', unknownPage, oneFileOf('assets', '.js')]) {
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

    test('a dialog and a toast look right under the policy', async ({ page, origins }) => {
      const messages = collectMessages(page)
      await answerForms(page)
      const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow)

      await page.goto(`${origins[host]}/pricing`)
      const dialog = await openPlanDialog(page)
      expect(await overflow()).toBe('hidden')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      expect(await overflow()).toBe('visible')

      await page.goto(`${origins[host]}/contact`)
      await fillContactForm(page)
      await page.getByRole('button', { name: 'Send Message' }).click()
      const toast = page.locator('[data-sonner-toast]').first()
      await expect(toast).toBeVisible()
      // From sonner's own rules: without them a toast is a bare list item.
      await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed')
      await expect(toast).toHaveCSS('position', 'absolute')
      await expect(toast).toHaveCSS('padding', '16px')
      expect(messages).toEqual([])
    })
  })
}

test('nginx keeps links with a store out of search', async ({ origins }) => {
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

test('nginx works without the Brotli module', async ({ nginx: _other }, { parallelIndex }) => {
  test.skip(!hasNginx, 'no nginx on this machine')
  const port = e2ePorts.nginx + 10 + parallelIndex
  const plain = await startNginx({ site: builtSite, port, brotli: false })
  const { status, headers } = await ask(plain.origin, '/services', { 'Accept-Encoding': 'gzip, br' })
  await plain.stop()
  expect([status, headers['content-encoding']]).toEqual([200, 'gzip'])
})

function framersOf(path: string) {
  if (path.startsWith('/viewer/')) return '*'
  return path.startsWith('/film/') ? "'self'" : "'none'"
}

function readPolicy(header: string | string[] | undefined): Record<string, string[]> {
  const directives = String(header)
    .split('; ')
    .map((directive) => directive.split(' '))
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]))
}

function collectMessages(page: Page) {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  return messages
}
