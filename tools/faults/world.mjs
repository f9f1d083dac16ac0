import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { applyMigrations } from '../../scripts/local-stack/database/migrations.mjs'
import { functionsEnv } from '../../scripts/local-stack/settings.mjs'
import { startFunction } from './servers/killable-function.mjs'
import { startMailProvider } from './servers/mail-provider.mjs'
import { startProxy } from './servers/proxy.mjs'

/** @typedef {Awaited<ReturnType<typeof import('./servers/postgres-server.mjs').startPostgres>>} Database */
/** @typedef {Awaited<ReturnType<typeof startWorld<Database>>>} World */

/**
 * Starts the whole lead pipeline, in which only the mail provider is fake.
 * @template {Pick<Database, 'url' | 'port' | 'stop'>} T
 * @param {T} database
 */
export async function startWorld(database) {
  await applyMigrations(database.url)
  const proxy = await startProxy(database.port)
  const provider = await startMailProvider()
  /** @type {Record<string, string>} */
  const env = {
    ...functionsEnv({
      databaseUrl: database.url.replace(`:${database.port}/`, `:${proxy.port}/`),
      smtpPort: 1,
      functionsUrl: '',
    }),
    RESEND_API_KEY: 'key',
    RESEND_API_URL: provider.url,
    EMAILS_PER_SECOND: '1000',
    SUBMISSIONS_PER_10_MINUTES: '1000',
    RESUMES_PER_SENDER_AND_DAY: '1000',
    RESUME_MEGABYTES_PER_DAY: '10000',
  }
  const sendEmail = await startFunction('send-email', env)
  const functionsUrl = `http://127.0.0.1:${sendEmail.port}`
  const deliverOutbox = await startFunction('deliver-outbox', { ...env, SUPABASE_URL: functionsUrl })

  /** @param {string} text @param {unknown[]} [values] */
  async function query(text, values) {
    const client = new pg.Client({ connectionString: database.url })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query(text, values)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  /** @returns undefined if the run failed */
  async function drain() {
    const request = { method: 'POST', headers: { authorization: `Bearer ${env.OUTBOX_SECRET}` } }
    const response = await fetch(`http://127.0.0.1:${deliverOutbox.port}`, request).catch(() => undefined)
    return response?.ok ? await response.json() : undefined
  }

  return {
    database,
    proxy,
    provider,
    sendEmail,
    deliverOutbox,
    query,
    drain,
    /**
     * @param {string} body
     * @returns the status of the response, or 0 if there was none
     */
    async submit(body) {
      const url = `http://127.0.0.1:${sendEmail.port}`
      const headers = { 'cf-connecting-ip': randomAddress() }
      const signal = AbortSignal.timeout(90_000)
      return fetch(url, { method: 'POST', body, headers, signal }).then(
        async (response) => {
          await response.body?.cancel()
          return response.status
        },
        () => 0,
      )
    },
    async reset() {
      provider.setMode('ok')
      await query('truncate leads.submissions, leads.confirmations, leads.alerts cascade')
      await Promise.all([sendEmail.restart(), deliverOutbox.restart()])
      provider.empty()
    },
    /** @param {number} count */
    async untilStored(count) {
      for (let tries = 0; tries < 400; tries += 1) {
        const [row] = await this.query('select count(*)::int as count from leads.submissions')
        if (row.count >= count) return
        await sleep(25)
      }
    },
    /** Waits until send-email's own delivery attempts have ended. */
    async untilQuiet() {
      for (let tries = 0; tries < 60; tries += 1) {
        await sleep(500)
        const [row] = await query(
          `select count(*)::int as count from leads.deliveries where last_attempt_at > now() - interval '1 second'`,
        )
        if (row.count === 0) return
      }
    },
    /** Skips the outbox's retry delays and drains it until nothing is waiting. */
    async settle() {
      for (let runs = 0; runs < 60; runs += 1) {
        await query(`update leads.deliveries set next_attempt_at = now() where status = 'queued'`)
        if ((await drain())?.waiting === 0) return
      }
    },
    async stop() {
      sendEmail.stop()
      deliverOutbox.stop()
      await proxy.stop()
      await provider.stop()
      await database.stop()
    },
  }
}

function randomAddress() {
  return Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.')
}
