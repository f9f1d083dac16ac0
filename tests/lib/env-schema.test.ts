import { expect, it } from 'vitest'
import { parseEnv } from '@/lib/env-schema'

it('parseEnv() uses defaults if there are no settings', () => {
  expect(parseEnv({})).toEqual({
    backend: undefined,
    siteUrl: undefined,
    spinViewerUrl: undefined,
    campaignVideoUrl: undefined,
    deliversDemoRequests: false,
    isNoindex: false,
  })
})

it('parseEnv() removes a trailing slash only from URLs to which paths are added', () => {
  const [url, collect] = ['https://cars.example', 'https://x.example/collect/']
  const slashed = { VITE_SITE_URL: `${url}/`, VITE_SUPABASE_URL: `${url}/`, VITE_SUPABASE_ANON_KEY: 'key' }
  const receivers = { VITE_ANALYTICS_URL: collect, VITE_ERROR_REPORTS_URL: collect }
  const embeds = { VITE_SPIN_VIEWER_URL: collect, VITE_CAMPAIGN_VIDEO_URL: collect }
  expect(parseEnv({ ...slashed, ...receivers, ...embeds })).toMatchObject({
    ...{ siteUrl: url, backend: { url } },
    ...{ analyticsUrl: collect, errorReportsUrl: collect, spinViewerUrl: collect, campaignVideoUrl: collect },
  })
})

it.each([
  [{ VITE_SITE_URL: 'cars.example' }, /VITE_SITE_URL must be a full web address/],
  [{ VITE_SPIN_VIEWER_URL: 'javascript:alert(1)' }, /VITE_SPIN_VIEWER_URL/],
  [{ VITE_SUPABASE_URL: 'https://x.example' }, /belong together/],
  [{ VITE_DELIVER_DEMO_REQUESTS: 'yes' }, /must be true or false, not "yes"/],
])('parseEnv() reports the invalid settings %o', (values, message) => {
  expect(() => parseEnv(values)).toThrow(message)
})
