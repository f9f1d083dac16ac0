import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pagePaths } from '@/app/pages'
import { contentPolicy, headersFor, hostFile } from '../../hosting/host-files.mjs'

const rules = hostFile('_headers', contentPolicy({}, 'recorder()'))
const forever = 'public, max-age=31536000, immutable'

/** What Netlify may send, too: of the rules that match, the value of the last. */
function lastHeadersFor(path: string) {
  const blocks = rules.split(/^(?=\/)/m)
  return new Map(blocks.flatMap((block) => [...headersFor(block, path)]))
}

it.each([
  ['all values', (path: string) => headersFor(rules, path)],
  ['the last value', lastHeadersFor],
])(
  'where rules overlap and a host sends %s, pages have one policy and their own framers',
  (_what, headersAt) => {
    const policy = contentPolicy({}, 'recorder()')
    for (const path of [...pagePaths, '/no/such/page']) {
      expect(headersAt(path).get('Content-Security-Policy')).toBe(policy)
      expect(headersAt(path).get('X-Frame-Options')).toBe('DENY')
      expect(headersAt(path).has('Cache-Control')).toBe(false)
    }
    for (const [path, framers] of [
      ['/viewer/', '*'],
      ['/viewer/inside/', '*'],
      ['/film/player', "'self'"],
    ] as const) {
      const policies = headersAt(path).get('Content-Security-Policy')?.split(', ')
      expect(policies?.at(-1)).toBe(`${policy}; frame-ancestors ${framers}`)
      expect(policies?.every((each) => each.startsWith(policy))).toBe(true)
    }
    const repeated = [...headersAt('/viewer/')].filter(([name]) => name !== 'Content-Security-Policy')
    expect(repeated).toEqual([...headersAt('/')].filter(([name]) => name !== 'Content-Security-Policy'))
  },
)

it('the policy allows one inline script and the origins of the settings, nothing else', () => {
  const everything = {
    VITE_SUPABASE_URL: 'https://project.supabase.test/',
    VITE_SPIN_VIEWER_URL: 'https://spin.test/show?id=1',
    VITE_CAMPAIGN_VIDEO_URL: 'https://video.test/embed/1',
    VITE_ERROR_REPORTS_URL: 'https://errors.test/report',
    VITE_ANALYTICS_URL: ' https://count.test/view ',
  }
  const directives = (env: Record<string, string>) => contentPolicy(env, 'recorder()').split('; ')
  expect(directives(everything)).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'sha256-VDb6oalhwJSdzIhqdDnm1E5xMW0TtPAIpXcoEogZ6rU='",
      "connect-src 'self' https://project.supabase.test https://errors.test https://count.test",
      "frame-src 'self' https://spin.test https://video.test",
    ]),
  )
  expect(directives({ VITE_SUPABASE_URL: '' })).toEqual(
    expect.arrayContaining(["connect-src 'self'", "frame-src 'self'", "worker-src 'none'"]),
  )
})

it('what is cached forever has a hash in its name', () => {
  const files = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.replace(/^public/, '').replaceAll('\\', '/')}/${name}`)
  const isCached = (path: string) => headersFor(rules, path).get('Cache-Control') === forever
  const cached = files.filter(isCached)
  expect(cached.filter((path) => !/\.[0-9a-f]{8}(-\d+)?\.[a-z0-9]+$/.test(path))).toEqual([])
  expect(files.filter((path) => /\.[0-9a-f]{8}(-\d+)?\./.test(path))).toEqual(cached)
  expect(isCached('/assets/index-BmaK5VuM.js')).toBe(true)
})
