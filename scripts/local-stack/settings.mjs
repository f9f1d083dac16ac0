import { resolve } from 'node:path'
import { brand } from '../brand.mjs'

export const portSettings = /** @type {const} */ ({
  SITE_PORT: { port: 5173, what: 'the site' },
  FUNCTIONS_PORT: { port: 54321, what: 'the edge functions' },
  DATABASE_PORT: { port: 54322, what: 'the database' },
  SMTP_PORT: { port: 1025, what: 'the mail catcher' },
  INBOX_PORT: { port: 8025, what: 'the mail inbox' },
})

/** @typedef {keyof typeof portSettings} PortSetting */

/** @param {NodeJS.ProcessEnv} env */
export function readStackSettings(env) {
  return {
    sitePort: readPort(env, 'SITE_PORT'),
    functionsPort: readPort(env, 'FUNCTIONS_PORT'),
    databasePort: readPort(env, 'DATABASE_PORT'),
    smtpPort: readPort(env, 'SMTP_PORT'),
    inboxPort: readPort(env, 'INBOX_PORT'),
    dataDir: resolve(env.LOCAL_DATA_DIR || '.local'),
    /** The URL of a PostgreSQL server to use instead of the embedded database. */
    databaseUrl: readDatabaseUrl(env),
  }
}

/** @typedef {ReturnType<typeof readStackSettings>} StackSettings */

/**
 * @param {{ databaseUrl: string, smtpPort: number, functionsUrl: string }} addresses
 * @returns {Record<string, string>}
 */
export function functionsEnv({ databaseUrl, smtpPort, functionsUrl }) {
  const { name, supportEmail, careersEmail, siteOrigin } = brand
  return {
    DATABASE_URL: databaseUrl,
    SUPABASE_URL: functionsUrl,
    SUPPORT_EMAIL: supportEmail,
    CAREERS_EMAIL: careersEmail,
    MAIL_FROM: `${name} Website <website@${supportEmail.split('@')[1]}>`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    // The smoke test and the health check send requests with the site's public origin.
    ALLOWED_ORIGINS: `http://localhost:*,http://127.0.0.1:*,${siteOrigin}`,
    SUBMISSIONS_PER_10_MINUTES: '60',
    CONFIRMATIONS_PER_HOUR: '1000',
    IP_HASH_KEY: 'local-ip-hash-key',
    OUTBOX_SECRET: 'local-outbox-secret',
  }
}

/** @param {NodeJS.ProcessEnv} env */
function readDatabaseUrl(env) {
  const given = env.DATABASE_URL || env.SUPABASE_DB_URL || undefined
  if (given && !/^postgres(ql)?:\/\//.test(given)) {
    throw new Error('DATABASE_URL must begin with postgres://, or be unset to use the embedded database.')
  }
  return given
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {PortSetting} name
 */
function readPort(env, name) {
  const given = env[name]
  if (!given) return portSettings[name].port
  if (!/^\d+$/.test(given) || Number(given) < 1 || Number(given) > 65_535) {
    throw new Error(`${name} must be a port number between 1 and 65535, not "${given}".`)
  }
  return Number(given)
}
