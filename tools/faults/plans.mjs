// Shows the query plans of a submission and of an outbox run, with 100,000 submissions stored. It fails on a
// sequential scan. Usage: node tools/faults/plans.mjs
import pg from 'pg'
import { installPostgres } from '../../scripts/find-postgres.mjs'
import { applyMigrations } from '../../scripts/local-stack/database/migrations.mjs'
import { stop } from '../../scripts/stop.mjs'
import { withModules } from '../../scripts/typescript-modules.mjs'
import { startPostgres } from './servers/postgres-server.mjs'

const rows = 100_000
const bin = installPostgres()
if (!bin) stop('PostgreSQL 15 or newer is not installed (Debian: apt-get install postgresql).')
const server = await startPostgres({ bin, options: ['fsync=off'] })
await applyMigrations(server.url)
const client = new pg.Client({ connectionString: server.url })
await client.connect()
await client.query(`
  insert into leads.submissions (id, form, fields, sender_hash, network_hash, created_at)
    select gen_random_uuid(), 'contact', '{"name": "Ada"}', case when n < 300 then encode(sha256(n::text::bytea), 'hex') end,
      case when n < 300 then encode(sha256(n::text::bytea), 'hex') end,
      now() - n * interval '2 minutes'
    from generate_series(1, ${rows}) n;
  insert into leads.deliveries (id, submission_id, kind, recipient, subject, body_text, body_html, attempts, status,
      created_at, sent_at, next_attempt_at)
    select gen_random_uuid(), id, 'notification', 's@x.example', 'Hi', 'Hi', 'Hi', 1,
      'queued', created_at, null, now()
    from leads.submissions`)
await client.query(`update leads.deliveries set status = 'sent', sent_at = created_at where random() < 0.99`)
await client.query(`insert into leads.attachments (id, submission_id, filename, media_type, content, created_at)
  select gen_random_uuid(), id, 'cv.pdf', 'application/pdf', '\\x00', created_at from leads.submissions`)
await client.query('vacuum analyze')

const hash = 'a'.repeat(64)
const statements = await withModules(async (load) => {
  const { outboxStatements } = /** @type {any} */ (await load('/supabase/functions/_shared/outbox/outbox.ts'))
  const { reportStatement } = /** @type {any} */ (await load('/supabase/functions/_shared/outbox/report.ts'))
  const { retentionStatements } = /** @type {any} */ (
    await load('/supabase/functions/deliver-outbox/purge.ts')
  )
  const { storeStatements } = /** @type {any} */ (await load('/supabase/functions/send-email/store.ts'))
  return {
    'known id and limit of the sender': [storeStatements.lookUp, [crypto.randomUUID(), hash, 20, hash, 100]],
    'limit of all together': [storeStatements.everyone, [1000]],
    'next delivery': [outboxStatements.claim, [60, []]],
    report: [reportStatement, []],
    'old resumes': [retentionStatements.resumes, [180, 1000]],
    'old email bodies': [retentionStatements.emailBodies, [180, 1000]],
    'old sender hashes': [retentionStatements.senderHashes, [1, 1000]],
    'old leads': [retentionStatements.leads, [3650, 1000]],
  }
})

let isFine = true
for (const [name, [text, values]] of Object.entries(statements)) {
  await client.query('begin')
  const { rows: lines } = await client.query(
    `explain (analyze, costs off, timing off, summary on) ${text}`,
    values,
  )
  await client.query('rollback')
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n')
  const isScan = /Seq Scan on (submissions|deliveries|attachments)/.test(plan)
  if (isScan) isFine = false
  console.log(`\n${name}${isScan ? '  READS A WHOLE TABLE' : ''}\n${plan.replace(/^/gm, '  ')}`)
}
await client.end()
await server.stop()
process.exit(isFine ? 0 : 1)
