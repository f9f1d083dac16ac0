import * as z from 'zod/mini'
import { brand } from '../brand.ts'

export type Environment = Record<string, string | undefined>

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** Treats an empty variable as missing. Throws a SettingsError that lists every invalid variable. */
export function readSettings<T extends z.core.$ZodType>(schema: T, env: Environment): z.output<T> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = z.safeParse(schema, given)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => {
    const name = issue.path.join('.')
    return given[name] === undefined ? `${name} is missing: ${issue.message}` : `${name}: ${issue.message}`
  })
  throw new SettingsError(`Wrong settings. ${[...new Set(faults)].join('; ')}.`)
}

const databaseUrl = z
  .string('the URL of the Postgres database')
  .check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))

const anyWholeNumber = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'must be a whole number above 0')),
  z.transform(Number),
)

const wholeNumber = (fallback: string) => z.prefault(anyWholeNumber, fallback)

const httpUrl = z.string().check(z.regex(/^https?:\/\/[^\s/]+/, 'must begin with https:// or http://'))

const secret = z
  .string('a secret of at least 16 characters')
  .check(z.minLength(16, 'must have at least 16 characters'))

const emailAddress = (whose: string) =>
  z.string(whose).check(z.regex(z.regexes.email, 'must be an email address'))

export const sharedSettings = {
  SUPPORT_EMAIL: emailAddress('where messages and plan requests go'),
  CAREERS_EMAIL: emailAddress('where applications go'),
  DATABASE_URL: z.optional(databaseUrl),
  SUPABASE_DB_URL: z.optional(databaseUrl),
  DATABASE_CA: z.optional(
    z.pipe(
      z.string().check(z.regex(/-----BEGIN CERTIFICATE-----/, 'must be a certificate in PEM format')),
      // A settings file has the certificate on one line, with \n for line breaks.
      z.transform((pem: string) => pem.replaceAll('\\n', '\n')),
    ),
  ),
  MAIL_FROM: z
    .string('the sender of every email')
    .check(z.regex(/^[^<>@\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address or Name <address>')),
  RESEND_API_KEY: z.optional(z.string()),
  RESEND_API_URL: z.prefault(z.url('must be a URL'), 'https://api.resend.com'),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  SITE_URL: z.pipe(
    z.prefault(httpUrl, brand.siteOrigin),
    z.transform((url: string) => new URL(url).origin),
  ),
  ALERT_WEBHOOK_URL: z.optional(httpUrl),
  LEAD_WEBHOOK_URL: z.optional(httpUrl),
  LEAD_WEBHOOK_SECRET: z.optional(
    z
      .string()
      .check(z.regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and at least 24 bytes in base64')),
  ),
}

type DatabaseSettings = { DATABASE_URL?: string | undefined; SUPABASE_DB_URL?: string | undefined }

/** Prefers DATABASE_URL to SUPABASE_DB_URL, which the platform sets. Throws a SettingsError if both are missing. */
export function databaseUrlOf({ DATABASE_URL, SUPABASE_DB_URL }: DatabaseSettings): string {
  const url = DATABASE_URL ?? SUPABASE_DB_URL
  if (!url) throw new SettingsError('Wrong settings. DATABASE_URL is missing, and so is SUPABASE_DB_URL.')
  return url
}

export { anyWholeNumber, httpUrl, secret, wholeNumber }
