import assert from 'node:assert/strict'
import { brand } from '../_shared/brand.ts'
import { readDeliverOutboxSettings } from './settings.ts'

Deno.test('readDeliverOutboxSettings() reads the settings and fills in defaults', () => {
  const env = {
    SUPABASE_URL: 'https://project.supabase.example',
    SUPPORT_EMAIL: 'support@lotspin.example',
    CAREERS_EMAIL: 'careers@lotspin.example',
    MAIL_FROM: 'Lotspin <website@lotspin.example>',
    OUTBOX_SECRET: 'a-secret-of-enough-length',
  }
  const numbers = {
    EMAILS_PER_SECOND: 2,
    EMAIL_BODY_RETENTION_DAYS: 30,
    RESUME_RETENTION_DAYS: 180,
    SENDER_HASH_RETENTION_DAYS: 1,
    HELD_SPAM_RETENTION_DAYS: 30,
    DATABASE_WARNING_MEGABYTES: 400,
  }
  const urls = { RESEND_API_URL: 'https://api.resend.com', SITE_URL: brand.siteOrigin }
  assert.deepEqual(readDeliverOutboxSettings(env), { ...env, ...numbers, ...urls })
  assert.equal(readDeliverOutboxSettings({ ...env, LEAD_RETENTION_DAYS: '730' }).LEAD_RETENTION_DAYS, 730)
  for (const name of ['SUPABASE_URL', 'OUTBOX_SECRET'])
    assert.throws(() => readDeliverOutboxSettings({ ...env, [name]: '' }), new RegExp(`${name} is missing`))
})
