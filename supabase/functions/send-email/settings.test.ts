import assert from 'node:assert/strict'
import { brand } from '../_shared/brand.ts'
import { databaseUrlOf } from '../_shared/server/shared-settings.ts'
import { readSendEmailSettings } from './settings.ts'

const env = {
  SUPABASE_DB_URL: 'postgres://postgres@127.0.0.1:54322/postgres',
  SUPPORT_EMAIL: 'support@lotspin.example',
  CAREERS_EMAIL: 'careers@lotspin.example',
  MAIL_FROM: 'Lotspin <website@lotspin.example>',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  ALLOWED_ORIGINS: 'https://www.lotspin.example/, http://localhost:*',
  IP_HASH_KEY: 'a-secret-of-enough-length',
}

Deno.test('readSendEmailSettings() reads the settings and fills in defaults', () => {
  assert.deepEqual(readSendEmailSettings(env), {
    ...env,
    ALLOWED_ORIGINS: ['https://www.lotspin.example', 'http://localhost:*'],
    SENDER_HEADER: 'cf-connecting-ip',
    SUBMISSIONS_PER_10_MINUTES: 20,
    SUBMISSIONS_PER_10_MINUTES_IN_ALL: 1000,
    CONFIRMATIONS_PER_HOUR: 60,
    RESUMES_PER_SENDER_AND_DAY: 5,
    RESUME_MEGABYTES_PER_DAY: 200,
    LEAST_SECONDS_TO_FILL_IN: 1,
    SITE_URL: brand.siteOrigin,
    RESEND_API_URL: 'https://api.resend.com',
  })
})

Deno.test('the error about an invalid setting names the setting', () => {
  const faults: Array<[change: Record<string, string | undefined>, message: RegExp]> = [
    [{ SUPPORT_EMAIL: undefined }, /SUPPORT_EMAIL is missing/],
    [{ SUPPORT_EMAIL: ' ' }, /SUPPORT_EMAIL is missing/],
    [{ SUPPORT_EMAIL: 'support' }, /SUPPORT_EMAIL: must be an email address/],
    [{ SENDER_HEADER: 'x-real-ip' }, /SENDER_HEADER: must be cf-connecting-ip or x-forwarded-for/],
    [{ LEAD_WEBHOOK_SECRET: 'secret' }, /LEAD_WEBHOOK_SECRET: must be whsec_/],
    [{ ALERT_WEBHOOK_URL: 'slack' }, /ALERT_WEBHOOK_URL: must begin with https/],
    [{ SUPABASE_DB_URL: 'mysql://x' }, /SUPABASE_DB_URL: must begin with postgres/],
    [{ MAIL_FROM: 'Lotspin' }, /MAIL_FROM: must be an address/],
    [{ SITE_URL: 'dealer.example' }, /SITE_URL: must begin with https/],
    [{ DATABASE_CA: 'prod-ca.crt' }, /DATABASE_CA: must be a certificate in PEM format/],
    [{ ALLOWED_ORIGINS: '*' }, /ALLOWED_ORIGINS.*must be origins/],
    [{ IP_HASH_KEY: 'short' }, /IP_HASH_KEY: must have at least 16/],
    [{ SUBMISSIONS_PER_10_MINUTES: 'many' }, /SUBMISSIONS_PER_10_MINUTES: must be a whole number/],
  ]
  for (const [change, message] of faults)
    assert.throws(() => readSendEmailSettings({ ...env, ...change }), message)
})

Deno.test('SITE_URL is reduced to its origin, and the line breaks of DATABASE_CA are restored', () => {
  const pem = '-----BEGIN CERTIFICATE-----\nMIID\n-----END CERTIFICATE-----\n'
  const change = { SITE_URL: 'https://lotspin.example', SENDER_HEADER: 'x-forwarded-for', DATABASE_CA: pem }
  const given = {
    ...env,
    ...change,
    SITE_URL: `${change.SITE_URL}/home`,
    DATABASE_CA: pem.replaceAll('\n', '\\n'),
  }
  assert.deepEqual(readSendEmailSettings(given), { ...readSendEmailSettings(env), ...change })
})

Deno.test('DATABASE_URL takes precedence over the platform’s URL, and one of them is required', () => {
  const own = 'postgres://leads_app@pooler.example:6543/postgres'
  assert.equal(databaseUrlOf(readSendEmailSettings({ ...env, DATABASE_URL: own })), own)
  assert.equal(databaseUrlOf(readSendEmailSettings(env)), env.SUPABASE_DB_URL)
  const neither = readSendEmailSettings({ ...env, SUPABASE_DB_URL: undefined })
  assert.throws(() => databaseUrlOf(neither), /DATABASE_URL is missing, and so is SUPABASE_DB_URL/)
})
