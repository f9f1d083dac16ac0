import * as z from 'zod/mini'
import {
  type Environment,
  readSettings,
  secret,
  sharedSettings,
  wholeNumber,
} from '../_shared/server/settings.ts'

const schema = z.object({
  ...sharedSettings,
  OUTBOX_SECRET: secret,
  RESUME_RETENTION_DAYS: wholeNumber('180'),
})

export type Settings = z.output<typeof schema>

/** The function's settings. Throws a SettingsError that names each wrong or missing variable. */
export function readDeliverOutboxSettings(env: Environment): Settings {
  return readSettings(schema, env)
}
