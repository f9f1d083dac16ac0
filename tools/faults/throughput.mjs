// Measures throughput, latency and memory of send-email with 1, 10, 50 and 200 clients and a mail provider that takes
// 50 ms per email. Without a URL, it starts a real PostgreSQL. Usage: node tools/faults/throughput.mjs [seconds]
// [database URL]
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { applyMigrations } from '../../scripts/local-stack/database/migrations.mjs'
import { spawnFunction } from '../../scripts/local-stack/functions/deno.mjs'
import { freePort } from '../../scripts/local-stack/ports.mjs'
import { functionsEnv } from '../../scripts/local-stack/settings.mjs'
import { stop } from '../../scripts/stop.mjs'
import { startMailProvider } from './servers/mail-provider.mjs'
import { startPostgres } from './servers/postgres-server.mjs'

const seconds = Number(process.argv[2] ?? 8)
const bin = findPostgres()
if (!bin && !process.argv[3]) stop('Install PostgreSQL 15 or newer, or give a database URL.')
const database = process.argv[3] ? undefined : await startPostgres({ bin: bin ?? '' })
const databaseUrl = process.argv[3] ?? database?.url ?? ''
await applyMigrations(databaseUrl)
const provider = await startMailProvider({ delayMs: 50 })

console.log(
  '| clients | accepted a second | p50 ms | p99 ms | peak memory MB | not accepted |\n| --- | --- | --- | --- | --- | --- |',
)
for (const clients of [1, 10, 50, 200]) {
  const port = await freePort()
  const env = {
    ...functionsEnv({ databaseUrl, smtpPort: 1, functionsUrl: '' }),
    DATABASE_URL: databaseUrl,
    RESEND_API_KEY: 'key',
    RESEND_API_URL: provider.url,
    SUBMISSIONS_PER_10_MINUTES: '999999',
    SUBMISSIONS_PER_10_MINUTES_IN_ALL: '999999',
  }
  const child = spawnFunction('send-email', { port, env })
  for (const stream of [child.stdout, child.stderr]) stream.resume()
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  while ((await send(port, agent, 'POST', '{}').catch(() => 0)) === 0)
    await new Promise((resolve) => setTimeout(resolve, 50))
  const times = /** @type {number[]} */ ([])
  let refused = 0
  const end = performance.now() + seconds * 1000
  const begin = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const sent = performance.now()
        const status = await send(port, agent, 'POST', contact())
        if (status === 200) times.push(performance.now() - sent)
        else refused += 1
      }
    }),
  )
  const elapsed = (performance.now() - begin) / 1000
  times.sort((a, b) => a - b)
  const at = (/** @type {number} */ share) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024
  console.log(
    `| ${clients} | ${(times.length / elapsed).toFixed(1)} | ${at(0.5)} | ${at(0.99)} | ${Math.round(peak)} | ${refused} |`,
  )
  agent.destroy()
  child.kill('SIGKILL')
}
await provider.stop()
await database?.stop()

/** @param {number} port @param {Agent} agent @param {string} method @param {string} body @returns {Promise<number>} */
function send(port, agent, method, body) {
  const ip = Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.')
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': ip,
  }
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, agent, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    call.once('error', reject)
    call.end(body)
  })
}

function contact() {
  const id = crypto.randomUUID()
  return JSON.stringify({
    to: 'support@lotspin.example',
    subject: 'New Contact Form Submission',
    text: 'Name: Ada',
    html: '<p>Name: Ada</p>',
    submissionId: id,
    form: 'contact',
    fields: {
      name: 'Ada Diaz',
      email: 'ada@dealer.example',
      phone: '(401) 555-0142',
      message: `Hello from ${id}`,
    },
  })
}
