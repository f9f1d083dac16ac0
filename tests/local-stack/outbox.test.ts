// @vitest-environment node
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startDatabase } from '../../scripts/local-stack/database.mjs'
import { applyMigrations } from '../../scripts/local-stack/migrations.mjs'
import { freePort } from '../../scripts/local-stack/ports.mjs'
import { createPostgresOutbox } from '../../supabase/functions/_shared/outbox/postgres.ts'
import { type Database, openDatabase } from '../../supabase/functions/_shared/server/database.ts'
import { createPostgresStore } from '../../supabase/functions/send-email/store.ts'

let database: Awaited<ReturnType<typeof startDatabase>>
let sql: Database

beforeAll(async () => {
  database = await startDatabase({ port: await freePort() })
  sql = openDatabase(database.url)
}, 60_000)
afterAll(async () => {
  await sql.end({ timeout: 1 })
  await database.stop()
})
beforeEach(() => sql`delete from leads.submissions`)

const mail = { subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' }

async function keep({ id = crypto.randomUUID(), sender = 'a', limit = 20 } = {}) {
  const emailId = crypto.randomUUID()
  const submission = {
    id,
    form: 'contact',
    recipient: 'support' as const,
    fields: { name: 'Ada' },
    replyTo: undefined,
    email: mail,
  }
  const email = { ...mail, id: emailId, submissionId: id, kind: 'notification' as const, to: 's@x.example' }
  const saved = await createPostgresStore(sql, limit).save(submission, [email], sender.repeat(64))
  return { id, emailId, saved }
}

const makeDue = () => sql`update leads.emails set next_attempt_at = now() where status = 'queued'`

async function rowOf(emailId: string) {
  const [row] = await sql`select *, ceil(extract(epoch from next_attempt_at - now()))::int as due_in
    from leads.emails where id = ${emailId}`
  return row
}

test('a new mail belongs to the one that stored it, for a minute', async () => {
  const { emailId, saved } = await keep()
  expect(saved.kind).toBe('inserted')
  expect(await createPostgresOutbox(sql).claimNext()).toBeUndefined()
  expect(await rowOf(emailId)).toMatchObject({ status: 'queued', attempts: 1, due_in: 60 })
})

test('a mail that is due is claimed once, however many ask', async () => {
  const { emailId } = await keep()
  await makeDue()
  const outbox = createPostgresOutbox(sql)
  const claims = await Promise.all(Array.from({ length: 5 }, () => outbox.claimNext()))

  expect(claims.filter(Boolean).map((claim) => claim?.id)).toEqual([emailId])
  expect(await outbox.countWaiting()).toBe(1)
})

test('a mail that was not taken waits longer each time, below a minute', async () => {
  const { emailId } = await keep()
  const outbox = createPostgresOutbox(sql)
  const waits = []
  for (let attempts = 1; attempts <= 5; attempts += 1) {
    expect(await outbox.settle(emailId, { kind: 'postponed', reason: 'smtp ECONNREFUSED' })).toBe('queued')
    waits.push((await rowOf(emailId))?.due_in)
    await makeDue()
    await outbox.claimNext()
  }
  expect(waits).toEqual([10, 20, 40, 45, 45])
  expect(await rowOf(emailId)).toMatchObject({ refusals: 0, last_error: 'smtp ECONNREFUSED' })
})

test('a mail that is refused for good fails at the eighth time; its lead stays', async () => {
  const { id, emailId } = await keep()
  const outbox = createPostgresOutbox(sql)
  const statuses = []
  for (let refusals = 1; refusals <= 8; refusals += 1) {
    statuses.push(await outbox.settle(emailId, { kind: 'refused', reason: 'resend 422' }))
    await makeDue()
    await outbox.claimNext()
  }
  expect(statuses).toEqual([...Array(7).fill('queued'), 'failed'])
  expect(await sql`select from leads.submissions where id = ${id}`).toHaveLength(1)
})

test('a mail that was sent stays sent', async () => {
  const { emailId } = await keep()
  const outbox = createPostgresOutbox(sql)
  await outbox.settle(emailId, { kind: 'sent' })
  await outbox.settle(emailId, { kind: 'postponed', reason: 'late' })
  expect(await rowOf(emailId)).toMatchObject({ status: 'sent', last_error: null })
})

test('each sender has its own limit, and a known id is never limited', async () => {
  const first = await keep({ limit: 2 })
  await keep({ limit: 2 })
  const { saved } = await keep({ limit: 2 })

  expect(saved.kind).toBe('limited')
  expect(saved.kind === 'limited' && saved.retryAfterSeconds).toBeGreaterThan(590)
  expect((await keep({ id: first.id, limit: 2 })).saved.kind).toBe('repeated')
  expect((await keep({ sender: 'b', limit: 2 })).saved.kind).toBe('inserted')
  await sql`update leads.submissions set created_at = now() - interval '11 minutes'`
  expect((await keep({ limit: 2 })).saved.kind).toBe('inserted')
})

test('migrations are applied once', async () => {
  expect(await applyMigrations(database.url)).toEqual([])
  expect(await sql`select version from supabase_migrations.schema_migrations`).toHaveLength(
    readdirSync('supabase/migrations').length,
  )
})
