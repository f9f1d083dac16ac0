import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { contentPolicy } from '../../hosting/content-policy.mjs'
import { headersFor, hostFile, writeHostFiles } from '../../hosting/host-files.mjs'

const forever = 'public, max-age=31536000, immutable'

it('the CSP allows one inline script and the origins in the settings, and nothing else', () => {
  const everything = {
    VITE_SUPABASE_URL: 'https://project.supabase.test/',
    VITE_SPIN_VIEWER_URL: 'https://spin.test/show?id=1',
    VITE_CAMPAIGN_VIDEO_URL: 'https://video.test/embed/1',
    VITE_ERROR_REPORTS_URL: 'https://errors.test/report',
    VITE_ANALYTICS_URL: ' https://count.test/view ',
  }
  const directives = (env: Record<string, string>, ...script: string[]) =>
    Object.fromEntries(
      contentPolicy(env, ...script)
        .split('; ')
        .map((directive) => [directive.split(' ', 1)[0], directive.slice(directive.indexOf(' ') + 1)]),
    )
  const policy = {
    'default-src': "'self'",
    'script-src': "'self' 'sha256-VDb6oalhwJSdzIhqdDnm1E5xMW0TtPAIpXcoEogZ6rU='",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'media-src': "'self' blob:",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'worker-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
  }
  expect(directives(everything, 'recorder()')).toEqual({
    ...policy,
    'connect-src': "'self' https://project.supabase.test https://errors.test https://count.test",
    'frame-src': "'self' https://spin.test https://video.test",
  })
  expect(directives({ VITE_SUPABASE_URL: '', VITE_ANALYTICS_URL: ' ' }, 'recorder()')).toEqual(policy)
  expect(directives({})).toEqual({
    ...policy,
    'script-src': "'self' 'unsafe-inline'",
    'connect-src': "'self' ws:",
    'worker-src': 'blob:',
  })
})

it('all files with a hash in their name, and no others, are cached forever', () => {
  const files = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.replace(/^public/, '').replaceAll('\\', '/')}/${name}`)
  const rules = hostFile('_headers', contentPolicy({}, 'recorder()'))
  const isCached = (path: string) => headersFor(rules, path).get('Cache-Control') === forever
  const cached = files.filter(isCached)
  expect(cached.filter((path) => !/\.[0-9a-f]{8}(-\d+)?\.[a-z0-9]+$/.test(path))).toEqual([])
  expect(files.filter((path) => /\.[0-9a-f]{8}(-\d+)?\./.test(path))).toEqual(cached)
  expect(isCached('/assets/index-BmaK5VuM.js')).toBe(true)
})

it('writeHostFiles() writes _headers and _redirects into the published folder, and nginx.conf outside it', () => {
  const outDir = join(mkdtempSync(join(tmpdir(), 'hosting-')), 'dist')
  mkdirSync(outDir)
  for (const policy of ['an older policy', 'the policy']) writeHostFiles(outDir, policy, ['/', '/pricing'])
  const read = (path: string) => readFileSync(`${outDir}${path}`, 'utf8')
  const framing = (path: string) => headersFor(read('/_headers'), path).get('X-Frame-Options')
  expect([framing('/'), framing('/pricing'), framing('/viewer/')]).toEqual(['DENY', 'DENY', undefined])
  const policyOf = (path: string) => headersFor(read('/_headers'), path).get('Content-Security-Policy')
  expect(policyOf('/pricing')).toBe('the policy')
  expect(policyOf('/film/player')).toBe("the policy, the policy; frame-ancestors 'self'")
  expect(headersFor('  X-Before-Any-Path: none', '/').size).toBe(0)
  expect(read('/_redirects')).toBe(hostFile('_redirects', 'the policy'))
  const conf = read('-hosting/nginx.conf')
  expect(conf).toContain('the policy')
  expect(conf).not.toContain('{{')
  // e2e/build/hosting.spec.ts checks what nginx does with these rules.
  expect(conf.match(/^.*location ~\* .*try_files.*$/gm)).toEqual([
    'location ~* ^/(index\\.html)?$ { if ($request_uri !~ ^/(\\?|$)) { return 301 /$is_args$args; } try_files /index.html =404; }',
    'location ~* ^/pricing(/|\\.html)?$ { if ($request_uri !~ ^/pricing(\\?|$)) { return 301 /pricing$is_args$args; } try_files /pricing.html =404; }',
  ])
  rmSync(dirname(outDir), { recursive: true })
})
