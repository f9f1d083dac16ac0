import { join } from 'node:path'
import { applyMigrations, startDatabase } from './database/database.mjs'
import { startFunctions } from './functions/functions.mjs'
import { startMail } from './mail.mjs'
import { functionsEnv } from './settings.mjs'

/**
 * Starts the database, the mail server and the functions. Without `dataDir`, their data is kept in memory. With
 * `databaseUrl`, that PostgreSQL database is migrated and used instead of the embedded one. If a part fails to start,
 * the parts that started before it are stopped.
 * @param {{ functionsPort: number, databasePort: number, smtpPort: number, inboxPort: number,
 *   dataDir?: string | undefined, snapshot?: Blob, databaseUrl?: string | undefined, env?: Record<string, string>,
 *   drainEverySeconds?: number, watch?: boolean, report?: (line: string) => void }} options `env` overrides the functions'
 *   settings; `watch` restarts functions when their code changes
 */
export async function startStack({ functionsPort, databasePort, smtpPort, inboxPort, dataDir, ...options }) {
  /** @type {Array<() => Promise<unknown>>} */
  const stops = []
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each()
  }

  try {
    const database = options.databaseUrl
      ? await adoptDatabase(options.databaseUrl)
      : await startDatabase({
          port: databasePort,
          dataDir: dataDir && join(dataDir, 'database'),
          snapshot: options.snapshot,
          report: options.report,
        })
    stops.push(database.stop)

    const mail = await startMail({ smtpPort, webPort: inboxPort, dataDir: dataDir && join(dataDir, 'mail') })
    stops.push(mail.stop)

    const functionsUrl = `http://127.0.0.1:${functionsPort}`
    const env = { ...functionsEnv({ databaseUrl: database.url, smtpPort, functionsUrl }), ...options.env }
    const { drainEverySeconds, watch, report } = options
    const functions = await startFunctions({ port: functionsPort, env, drainEverySeconds, watch, report })
    stops.push(functions.stop)

    return { database, mail, functions, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** @param {string} url */
async function adoptDatabase(url) {
  await applyMigrations(url).catch((error) => {
    throw new Error(`DATABASE_URL: ${error.message}. Correct it, or unset it to use the embedded database.`)
  })
  return { url, stop: async () => undefined }
}
