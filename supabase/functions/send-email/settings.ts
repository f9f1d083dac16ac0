import * as z from 'zod/mini'
import {
  type Environment,
  readSettings,
  secret,
  sharedSettings,
  wholeNumber,
} from '../_shared/server/shared-settings.ts'

const schema = z.object({
  ...sharedSettings,
  ALLOWED_ORIGINS: z.pipe(
    z.string("the site's origins, with commas between them"),
    z.pipe(
      z.transform((list: string) => list.split(',').map((origin) => origin.trim().replace(/\/$/, ''))),
      z.array(
        z
          .string()
          .check(
            z.regex(/^https?:\/\/[^/*\s]+?(:\*)?$/, 'must be origins such as https://www.dealer.example'),
          ),
      ),
    ),
  ),
  IP_HASH_KEY: secret,
  SENDER_HEADER: z.prefault(
    z.enum(['cf-connecting-ip', 'x-forwarded-for'], 'must be cf-connecting-ip or x-forwarded-for'),
    'cf-connecting-ip',
  ),
  SUBMISSIONS_PER_10_MINUTES: wholeNumber('20'),
  SUBMISSIONS_PER_10_MINUTES_IN_ALL: wholeNumber('1000'),
  CONFIRMATIONS_PER_HOUR: wholeNumber('60'),
  RESUMES_PER_SENDER_AND_DAY: wholeNumber('5'),
  RESUME_MEGABYTES_PER_DAY: wholeNumber('200'),
  // 0 turns this check off.
  LEAST_SECONDS_TO_FILL_IN: z.pipe(
    z.prefault(z.string().check(z.regex(/^\d{1,2}$/, 'must be a whole number')), '1'),
    z.transform(Number),
  ),
})

export function readSendEmailSettings(env: Environment) {
  return readSettings(schema, env)
}
