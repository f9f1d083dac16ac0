import { expect, it } from 'vitest'
import { unfinishedContent, unfinishedSettings } from '../../scripts/launch-check/open-points.mjs'

const complete = {
  VITE_SUPABASE_URL: 'https://project.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'key',
  VITE_SITE_URL: 'https://www.cars.test',
  VITE_DELIVER_DEMO_REQUESTS: 'true',
  ALERT_WEBHOOK_URL: 'https://hooks.slack.com/services/x',
  SUPPORT_EMAIL: 'a@cars.test',
  CAREERS_EMAIL: 'b@cars.test',
  MAIL_FROM: 'c@cars.test',
  RESEND_API_KEY: 're_1',
  ALLOWED_ORIGINS: 'https://www.cars.test',
  OUTBOX_SECRET: 'secret',
  IP_HASH_KEY: 'key',
}

it('finds sample content by what a module, or an export of it, says of itself', () => {
  const modules = {
    'a.ts': { sample: true, list: [1] },
    'b.ts': { form: { sample: true } },
    'c.ts': { needsLegalReview: true },
    'd.ts': { sample: false, list: ['sample'] },
  }
  expect(unfinishedContent(modules).map(({ where }) => where)).toEqual(['a.ts', 'b.ts', 'c.ts'])
})

it('is content with a complete environment', () => {
  expect(unfinishedSettings(complete)).toEqual([])
})

it('names each missing, local or switched-off setting', () => {
  const { IP_HASH_KEY: _, ...without } = complete
  expect(unfinishedSettings(without)).toEqual([{ what: 'missing setting', where: 'IP_HASH_KEY' }])
  expect(unfinishedSettings({ ...complete, ALLOWED_ORIGINS: 'http://localhost:*' })).toEqual([
    { what: 'still a local or sample value', where: 'ALLOWED_ORIGINS' },
  ])
  expect(unfinishedSettings({ ...complete, VITE_DELIVER_DEMO_REQUESTS: '' })[0]?.where).toBe(
    'VITE_DELIVER_DEMO_REQUESTS',
  )
})
