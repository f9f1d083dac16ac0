import { createInterface } from 'node:readline'
import pg from 'pg'
import { hasEnded } from '../local-stack/child.mjs'
import { spawnFunction } from '../local-stack/deno.mjs'
import { applyMigrations } from '../local-stack/migrations.mjs'
import { freePort } from '../local-stack/ports.mjs'
import { functionsEnv } from '../local-stack/settings.mjs'
import { startMailProvider } from './mail-provider.mjs'
import { startProxy } from './proxy.mjs'

/** @typedef {Awaited<ReturnType<typeof startWorld>>} World */
/** @typedef {Awaited<ReturnType<typeof import('./postgres-server.mjs').startPostgres>>} Database */

/**
 * Everything a lead passes through, each part real but the mail provider: database, network, both functions as they
 * are deployed, in processes of their own.
 * @param {Pick<Database, 'url' | 'port' | 'kill' | 'freeze' | 'thaw' | 'restart' | 'stop'>} database
 * @param {Record<string, string>} [settings]
 */
export async function startWorld(database, settings = {}) {
  await applyMigrations(database.url)
  const proxy = await startProxy(database.port)
  const provider = await startMailProvider()
  /** @type {Record<string, string>} */
  const env = {
    ...functionsEnv({
      databaseUrl: database.url.replace(`:${database.port}/`, `:${proxy.port}/`),
      smtpPort: 1,
    }),
    RESEND_API_KEY: 'key',
    RESEND_API_URL: provider.url,
    EMAILS_PER_SECOND: '1000',
    SUBMISSIONS_PER_10_MINUTES: '1000',
    ...settings,
  }
  const sendEmail = await keep('send-email')
  const deliverOutbox = await keep('deliver-outbox')

  /** @param {string} name */
  async function keep(name) {
    const port = await freePort()
    const logged = /** @type {string[]} */ ([])
    let deaths = 0
    let isStopping = false
    let child = spawn()
    function spawn() {
      const started = spawnFunction(name, { port, env })
      for (const stream of [started.stdout, started.stderr]) {
        createInterface({ input: stream }).on('line', (line) => logged.push(line))
      }
      started.once('exit', (_code, signal) => {
        if (isStopping || signal === 'SIGKILL') return
        deaths += 1
        console.log(`${name} died:\n${logged.slice(-12).join('\n')}`)
      })
      return started
    }
    const self = {
      port,
      logged,
      deaths: () => deaths,
      pid: () => child.pid,
      kill: () => void child.kill('SIGKILL'),
      async restart() {
        deaths = 0
        child.kill('SIGKILL')
        while (!hasEnded(child)) await sleep(20)
        child = spawn()
        await self.ready()
      },
      async ready() {
        while (!(await fetch(`http://127.0.0.1:${port}`, { method: 'PUT' }).catch(() => undefined))) {
          if (hasEnded(child)) throw new Error(`${name} ended: ${logged.join('\n')}`)
          await sleep(30)
        }
      },
      stop() {
        isStopping = true
        child.kill('SIGKILL')
      },
    }
    await self.ready()
    return self
  }

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

  /** One run of the outbox; undefined where it did not work. */
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
    /** Sends one body and answers the status; 0 where no answer came. @param {string} body */
    async submit(body) {
      const url = `http://127.0.0.1:${sendEmail.port}`
      const headers = { 'cf-connecting-ip': someAddress() }
      const signal = AbortSignal.timeout(90_000)
      return fetch(url, { method: 'POST', body, headers, signal }).then(
        async (response) => {
          await response.body?.cancel()
          return response.status
        },
        () => 0,
      )
    },
    /** Empties what an earlier fault left, with functions that remember nothing. */
    async reset() {
      provider.setMode('ok')
      await query('truncate leads.submissions, leads.confirmations cascade')
      await Promise.all([sendEmail.restart(), deliverOutbox.restart()])
      provider.empty()
    },
    /** Waits until what was accepted without the database has been stored late. @param {number} count */
    async untilStored(count) {
      for (let tries = 0; tries < 100; tries += 1) {
        const [row] = await this.query('select count(*)::int as count from leads.submissions')
        if (row.count >= count) return
        await sleep(100)
      }
    },
    /** Lets every wait in the outbox pass and drains it until nothing waits. */
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

function someAddress() {
  return Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.')
}

/** @param {number} milliseconds */
export function sleep(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
