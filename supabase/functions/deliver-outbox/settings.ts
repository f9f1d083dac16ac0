import * as z from 'zod/mini'
import {
  anyWholeNumber,
  type Environment,
  httpUrl,
  readSettings,
  secret,
  sharedSettings,
  wholeNumber,
} from '../_shared/server/shared-settings.ts'

const schema = z.object({
  ...sharedSettings,
  OUTBOX_SECRET: secret,
  // The platform sets this.
  SUPABASE_URL: httpUrl,
  EMAILS_PER_SECOND: wholeNumber('2'),
  LEAD_RETENTION_DAYS: z.optional(anyWholeNumber),
  EMAIL_BODY_RETENTION_DAYS: wholeNumber('30'),
  RESUME_RETENTION_DAYS: wholeNumber('180'),
  SENDER_HASH_RETENTION_DAYS: wholeNumber('1'),
  HELD_SPAM_RETENTION_DAYS: wholeNumber('30'),
  DATABASE_WARNING_MEGABYTES: wholeNumber('400'),
})

export function readDeliverOutboxSettings(env: Environment) {
  return readSettings(schema, env)
}
