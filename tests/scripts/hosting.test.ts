import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { paths } from '@/lib/paths'
import { inspectPage, inspectSite } from '../../scripts/hosting/inspect-site.mjs'
import { cacheControlOf, framePolicy } from '../../scripts/hosting/rules.mjs'
import { hostingDirOf, writeHostingFiles } from '../../scripts/hosting/write-hosting-files.mjs'
import { loader, pageHtml, pages, writeSampleSite } from './sample-site'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function build(env: Record<string, string> = {}) {
  const outDir = writeSampleSite()
  const rules = writeHostingFiles(outDir, env)
  const policyOf = (path: string) => {
    const text = rules.pages.find((page) => page.path === path)?.headers['Content-Security-Policy'] ?? ''
    return Object.fromEntries(text.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
  }
  return { outDir, rules, policyOf }
}

/** What Netlify and Cloudflare send for an address: the values of every pattern that matches. */
function headersAtHosts(outDir: string, path: string) {
  const headers: Record<string, string[]> = {}
  let applies = false
  for (const line of readFileSync(join(outDir, '_headers'), 'utf8').split('\n')) {
    if (line.startsWith('/')) {
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line
    } else if (applies && line) {
      const [name = '', ...value] = line.trim().split(': ')
      headers[name] = [...(headers[name] ?? []), value.join(': ')]
    }
  }
  return headers
}

it.each(pages)('no one may frame %s, and it runs only its own inline code', (path) => {
  const { rules, outDir, policyOf } = build()
  const policy = policyOf(path)
  expect(policy['frame-ancestors']).toEqual(["'none'"])
  expect(policy['script-src']).toEqual(["'self'", hash(loader)])
  expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"])
  const { headers } = rules.pages.find((page) => page.path === path) ?? {}
  expect(headers?.['X-Robots-Tag']).toBe(path === paths.calculator ? 'noindex' : undefined)
  for (const address of [path, path === '/' ? path : `${path}/`]) {
    const sent = headersAtHosts(outDir, address)
    expect(sent).toMatchObject({ 'X-Content-Type-Options': ['nosniff'], 'Cache-Control': ['no-cache'] })
    expect(sent['Content-Security-Policy']).toEqual([headers?.['Content-Security-Policy']])
  }
})

it('anyone may frame the viewer, only the site its video; search engines index neither', () => {
  const { outDir, policyOf } = build({ VITE_SUPABASE_URL: 'https://project.supabase.test' })
  expect(policyOf('/viewer/')).toMatchObject({ 'frame-ancestors': ['*'], 'connect-src': ["'self'"] })
  expect(policyOf('/film/player')).toMatchObject({ 'frame-ancestors': ["'self'"] })
  for (const address of ['/viewer/', '/film/player']) {
    const sent = headersAtHosts(outDir, address)
    expect(sent['Content-Security-Policy']).toHaveLength(1)
    expect(sent['X-Robots-Tag']).toEqual(['noindex'])
  }
  expect(framePolicy('/viewer/?set=white')).toBe('frame-ancestors *')
  expect(framePolicy('/pricing')).toBe("frame-ancestors 'none'")
})

it('adds only the origins of the settings to a policy', () => {
  const everything = build({
    VITE_SUPABASE_URL: 'https://project.supabase.test/',
    VITE_SPIN_VIEWER_URL: 'https://spin.test/show?id=1',
    VITE_CAMPAIGN_VIDEO_URL: 'https://video.test/embed/1',
    VITE_ERROR_REPORTS_URL: 'https://errors.test/report',
    VITE_ANALYTICS_URL: 'https://count.test/view',
  })
  expect(everything.policyOf('/contact')).toMatchObject({
    'connect-src': ["'self'", 'https://project.supabase.test', 'https://errors.test', 'https://count.test'],
    'frame-src': ["'self'", 'https://spin.test', 'https://video.test'],
  })
  const nothing = build({ VITE_SUPABASE_URL: '' })
  expect(nothing.policyOf('/contact')).toMatchObject({ 'connect-src': ["'self'"], 'frame-src': ["'self'"] })
})

it('lets the site play a visitor’s own video, but no page that others may frame', () => {
  const { policyOf } = build()
  expect(policyOf('/contact')).toMatchObject({
    'media-src': ["'self'", 'blob:'],
    'img-src': ["'self'", 'data:'],
  })
  expect(policyOf('/viewer/')).toMatchObject({ 'media-src': ["'self'"] })
})

it('lets the viewer frame the page that looks inside the car; the video player may frame nothing', () => {
  const { policyOf } = build()
  expect(policyOf('/viewer/')).toMatchObject({ 'frame-src': ["'self'"] })
  expect(policyOf('/film/player')).toMatchObject({ 'frame-src': ["'none'"] })
})

it('redirects old and alternate URLs to a page’s canonical one', () => {
  const { rules, outDir } = build()
  expect(rules.redirects).toEqual(
    expect.arrayContaining([
      { from: paths.campaignShort, to: paths.campaign },
      { from: '/services/', to: '/services' },
      { from: '/services.html', to: '/services' },
      { from: '/index.html', to: '/' },
      { from: '/viewer', to: '/viewer/' },
    ]),
  )
  expect(readFileSync(join(outDir, '_redirects'), 'utf8')).toBe(
    `${paths.campaignShort} ${paths.campaign} 301\n${paths.campaignShort}/ ${paths.campaign} 301\n`,
  )
})

it('caches files with a hash in their name forever, JSON never, other files for a day', () => {
  const { outDir } = build()
  const hashed = [
    '/assets/a-BmaK5VuM.js',
    '/pictures/a.1aaeb8a3-480.avif',
    '/fonts/a.f99bca8c.woff2',
    '/spin/white/00.241933d0-800.avif',
  ]
  const expected = {
    ...Object.fromEntries(hashed.map((path) => [path, 'public, max-age=31536000, immutable'])),
    '/spin/white.json': 'no-cache',
    '/film/player.js': 'public, max-age=86400',
    '/icon.svg': 'public, max-age=86400',
  }
  for (const [path, value] of Object.entries(expected)) {
    expect(headersAtHosts(outDir, path)['Cache-Control']).toEqual([value])
    expect(cacheControlOf(path)).toBe(value)
  }
})

it('adds a policy to the 404 page itself, once', () => {
  const { outDir } = build()
  writeHostingFiles(outDir, {})
  const html = readFileSync(join(outDir, '404.html'), 'utf8')
  expect(
    html.match(/<meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" content="[^"]+">/g),
  ).toHaveLength(1)
  expect(html.match(/Content-Security-Policy/g)).toHaveLength(1)
  expect(html).not.toContain('frame-ancestors')
  expect(headersAtHosts(outDir, '/no-such-page')).not.toHaveProperty('Content-Security-Policy')
})

it('writes what visitors must not fetch outside the site’s folder', () => {
  const { outDir, rules } = build()
  expect(readFileSync(join(hostingDirOf(outDir), 'nginx.conf'), 'utf8')).toContain('location = /services {')
  expect(JSON.parse(readFileSync(join(hostingDirOf(outDir), 'rules.json'), 'utf8'))).toEqual(rules)
})

it('reads pages, hashes and robots from the files, without compressed copies and host files', () => {
  const outDir = writeSampleSite({ _headers: '', _redirects: '', '.assetsignore': '', 'index.html.gz': '' })
  const site = inspectSite(outDir)
  expect(site.pages.map(({ path }) => path).sort()).toEqual([...pages, '/film/player', '/viewer/'].sort())
  expect(site.pages.filter(({ isNoindex }) => isNoindex).map(({ path }) => path)).toEqual([
    '/film/player',
    '/pricing-calculator-hidden',
    '/viewer/',
  ])
  expect(site.files).toContain('/assets/index-BmaK5VuM.js')
  expect(site.files.filter((file) => /\.(br|gz|html)$|_headers|_redirects/.test(file))).toEqual([])
})

it.each([
  ['an event handler', '<body onload=run()>', /onload/],
  ['one on a script', '<script src="/a.js" onerror="run()"></script>', /onerror/],
])('refuses a page with %s', (_what, html, message) => {
  expect(() => inspectPage('contact.html', pageHtml('contact', html))).toThrow(message)
})

it('hashes inline scripts, but no data blocks', () => {
  const scripts = [
    '<script type="module">a()</script>',
    '<script type="importmap">{}</script>',
    '<script >b()</script>',
  ]
  const data =
    '<!-- <script>no()</script> --><script type="application/json">{}</script><script src="/a.js"></script>'
  expect(inspectPage('index.html', scripts.join('') + data).scripts).toEqual(['a()', '{}', 'b()'].map(hash))
})

it('refuses to cache a file without a hash in its name forever', () => {
  const outDir = writeSampleSite({ 'pictures/hero-480.avif': '' })
  expect(() => inspectSite(outDir)).toThrow('pictures/hero-480.avif')
})
