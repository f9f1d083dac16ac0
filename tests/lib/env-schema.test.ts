import { expect, it } from 'vitest'
import { parseEnv } from '@/lib/env-schema'

it('uses defaults if there are no settings', () => {
  expect(parseEnv({})).toEqual({
    backend: undefined,
    siteUrl: undefined,
    spinViewerUrl: undefined,
    campaignVideoUrl: undefined,
    deliversDemoRequests: false,
    isNoindex: false,
  })
})

it('removes a trailing slash from URLs', () => {
  expect(parseEnv({ VITE_SITE_URL: 'https://cars.example/' }).siteUrl).toBe('https://cars.example')
})

it.each([
  [{ VITE_SITE_URL: 'cars.example' }, /VITE_SITE_URL must be a full web address/],
  [{ VITE_SPIN_VIEWER_URL: 'javascript:alert(1)' }, /VITE_SPIN_VIEWER_URL/],
  [{ VITE_SUPABASE_URL: 'https://x.example' }, /belong together/],
  [{ VITE_DELIVER_DEMO_REQUESTS: 'yes' }, /must be true or false, not "yes"/],
])('reports the invalid settings %o', (values, message) => {
  expect(() => parseEnv(values)).toThrow(message)
})
