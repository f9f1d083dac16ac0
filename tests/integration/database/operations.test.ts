import { readdirSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { createAlert, type Problem } from '../../../supabase/functions/_shared/alert/alert.ts'
import { readReport } from '../../../supabase/functions/_shared/outbox/report.ts'
import { checkIn } from '../../../supabase/functions/_shared/outbox/state.ts'
import { checkSize } from '../../../supabase/functions/deliver-outbox/checks.ts'
import { createHealthCheck } from '../../../supabase/functions/deliver-outbox/health.ts'
import { purge } from '../../../supabase/functions/deliver-outbox/purge.ts'
import { schemaProblem, schemaVersion } from '../../../supabase/functions/deliver-outbox/schema-version.ts'
import { startReceiver } from '../receiver.ts'
import { type Change, keep, limits, openTestDatabase } from './database-for-tests.ts'

const server = await openTestDatabase()
const { sql } = server
const receiver = await startReceiver()
const days = { leadDays: 730, emailBodyDays: 30, resumeDays: 180, senderHashDays: 1, heldSpamDays: 30 }
const health = () => createHealthCheck(server.database)()
const resume = { filename: 'cv.pdf', mediaType: 'application/pdf', content: new Uint8Array(100) }

beforeEach(async () => {
  await sql('delete from leads.submissions')
  await sql('delete from leads.state')
  await sql('insert into leads.state default values')
  await sql('delete from leads.alerts')
  receiver.requests.length = 0
})

type Kept = { status?: string; sentDaysAgo?: number; refusals?: number; reason?: string | null }

/** Stores a submission with a resume and an email that are all `age` days old. */
async function keptDaysAgo(
  age: number,
  { status = 'sent', sentDaysAgo = age, refusals = 0, reason = null }: Kept = {},
  change: Change = {},
) {
  const { id } = await keep(server.database, { attachment: resume, ...change }, { ...limits, perSender: 99 })
  await sql(
    `with s as (update leads.submissions set created_at = now() - make_interval(days => $2), held_reason = $3
       where id = $1),
     a as (update leads.attachments set created_at = now() - make_interval(days => $2) where submission_id = $1)
     update leads.deliveries set created_at = now() - make_interval(days => $2), status = $4, refusals = $5,
       sent_at = case when $4 = 'sent' then now() - make_interval(days => $6) end where submission_id = $1`,
    [id, age, reason, status, refusals, sentDaysAgo],
  )
  return id
}

const idsLeft = async () => {
  const rows = await sql('select id from leads.submissions order by id')
  return rows.map(({ id }) => id)
}

test('purge() deletes each kind of data when its retention period ends, and not before', async () => {
  for (const age of [0, 2, 31, 181, 731]) await keptDaysAgo(age)
  await keptDaysAgo(181, { status: 'failed' })
  const undelivered = await keptDaysAgo(181, { status: 'queued' })
  const dropped = await keptDaysAgo(179, { status: 'failed' })
  const deliveredLate = await keptDaysAgo(181, { sentDaysAgo: 179 })
  expect(await purge(server.database, days)).toEqual({
    resumes: 3,
    emailBodies: 6,
    senderHashes: 8,
    heldSpam: 0,
    leads: 1,
  })

  const [left] = await sql(
    `select (select count(*)::int from leads.submissions) as leads,
      (select count(*)::int from leads.attachments) as resumes,
      (select count(*)::int from leads.deliveries where body_text is not null) as bodies`,
  )
  expect(left).toEqual({ leads: 8, resumes: 6, bodies: 3 })
  const ids = [undelivered, dropped, deliveredLate]
  expect(await sql('select from leads.attachments where submission_id = any($1)', [ids])).toHaveLength(3)
})

test('purge() runs at most once an hour, and deletes the records of confirmations after an hour', async () => {
  const ages = ['59 minutes', '61 minutes', '-30 seconds', '-2 minutes']
  for (const age of ages)
    await sql(
      'insert into leads.confirmations (address, sent_at) values ($1::text, now() - $1::text::interval)',
      [age],
    )
  const runs = [await purge(server.database, days)]
  for (const age of ages) {
    await sql('update leads.state set purged_at = now() - $1::interval', [age])
    runs.push(await purge(server.database, days))
  }
  expect(runs.map(Boolean)).toEqual([true, false, true, false, true])
  const left = await sql('select address from leads.confirmations order by sent_at')
  expect(left.map(({ address }) => address)).toEqual(['59 minutes', '-30 seconds', '-2 minutes'])
})

test('purge() keeps a lead while one of its deliveries is queued or refused', async () => {
  const queued = await keptDaysAgo(731, { status: 'queued' })
  const refused = await keptDaysAgo(731, { status: 'queued', refusals: 3 })
  const emailedOnly = await keptDaysAgo(731, {}, { webhookId: crypto.randomUUID() })
  await sql(
    `update leads.deliveries set status = 'queued', sent_at = null, refusals = 1 where kind = 'webhook'`,
  )
  // A failed confirmation isn't retried, so its lead can be deleted.
  await keptDaysAgo(731, {}, { confirmationTo: 'b@x.example' })
  await sql(`update leads.deliveries set status = 'failed', sent_at = null where kind = 'confirmation'`)
  expect(await purge(server.database, days)).toMatchObject({ leads: 1, emailBodies: 3 })
  expect(await idsLeft()).toEqual([queued, refused, emailedOnly].sort())
})

test('purge() deletes held spam when its retention period ends, but keeps leads held because of a limit', async () => {
  const heldDaysAgo = (reason: string | null, age: number, status = 'held') =>
    keptDaysAgo(age, { reason, status, sentDaysAgo: 0 })
  for (const reason of ['decoy', 'fast']) await heldDaysAgo(reason, 31)
  await heldDaysAgo('limit', 31, 'failed')
  const kept = [
    await heldDaysAgo('decoy', 29),
    await heldDaysAgo('limit', 31),
    await heldDaysAgo('sender', 31),
    await heldDaysAgo('decoy', 31, 'queued'),
    await heldDaysAgo('fast', 31, 'sent'),
    // After a backup is restored, submissions are held, but the reason isn't stored with them.
    await heldDaysAgo(null, 31),
  ]
  expect(await purge(server.database, days)).toMatchObject({ heldSpam: 3, leads: 0 })
  expect(await idsLeft()).toEqual(kept.sort())
})

test('purge() keeps leads if no retention period is set', async () => {
  await keptDaysAgo(5000)
  expect(await purge(server.database, { ...days, leadDays: undefined })).toMatchObject({ leads: 0 })
})

test.each([
  [0, '1 day 23 hours', { hasJumped: false, isClockPlausible: true }],
  [59, '2 days 1 hour', { hasJumped: true, isClockPlausible: true }],
  [-59, '-30 seconds', { hasJumped: false, isClockPlausible: true }],
  [61, '-2 minutes', { hasJumped: true, isClockPlausible: false }],
  [-61, '0 hours', { hasJumped: false, isClockPlausible: false }],
])(
  'checkIn() with a clock offset of %i minutes and a last run %s ago returns %j, and a clock jump postpones the purge',
  async (minutes, age, expected) => {
    await keptDaysAgo(181)
    await sql('update leads.state set checked_at = now() - $1::interval', [age])
    expect(await checkIn(server.database, new Date(Date.now() + minutes * 60_000))).toEqual(expected)
    const [state] = await sql(
      `select now() - checked_at < interval '5 seconds' as "isNow", extract(epoch from purge_not_before - now()) / 86400 as days
     from leads.state`,
    )
    expect(state?.isNow).toBe(true)
    if (expected.hasJumped) expect(Number(state?.days)).toBeCloseTo(7, 2)
    const purged = expected.hasJumped ? undefined : expect.objectContaining({ resumes: 1 })
    expect(await purge(server.database, days)).toEqual(purged)
    expect(await sql('select from leads.attachments')).toHaveLength(expected.hasJumped ? 1 : 0)
    await sql('delete from leads.state')
    expect(await checkIn(server.database, new Date())).toEqual({ hasJumped: false, isClockPlausible: true })
  },
)

test('the health check runs at most once every ten seconds', async () => {
  await checkIn(server.database, new Date())
  let nowMs = 0
  const asked: number[] = []
  const checkSendEmail = async () => {
    asked.push(nowMs)
    return []
  }
  const check = createHealthCheck(server.database, { checkSendEmail, now: () => nowMs })
  for (nowMs of [0, 5000, 10_000, 10_001, 15_000, 20_002]) await check()
  expect(asked).toEqual([0, 10_001, 20_002])
})

test('the health check reports problems with send-email and a database over its size limit', async () => {
  await checkIn(server.database, new Date())
  const checkSendEmail = async () => [{ kind: 'site' as const, text: 'send-email does not answer' }]
  const checks = { checkSendEmail, checkSize: () => checkSize(server.database, 1) }
  const sizeProblem = expect.stringMatching(/^The database has \d+ MB, and DATABASE_WARNING_MEGABYTES is 1$/)
  expect(await createHealthCheck(server.database, checks)()).toEqual([
    sizeProblem,
    'send-email does not answer',
  ])
  const [{ text = '' } = {}] = await checkSize(server.database, 1)
  const megabytes = Number(/has (\d+) MB/.exec(text)?.[1])
  expect(await checkSize(server.database, megabytes)).toMatchObject([{ kind: 'size' }])
  expect(await checkSize(server.database, megabytes + 1)).toEqual([])

  await sql('alter table leads.submissions rename to gone')
  const problems = await createHealthCheck(server.database, checks)()
  await sql('alter table leads.gone rename to submissions')
  expect(problems).toEqual(['send-email does not answer', expect.stringMatching(/cannot be stored/)])
})

const checkedAgo = (age: string) => `update leads.state set checked_at = now() - interval '${age}'`
const queuedAgo = (age: string) => `update leads.deliveries set queued_at = now() - interval '${age}'`
const neverRan = 'deliver-outbox has never run: is its schedule set up?'
const oneRefused = '1 refused by the mail provider or the webhook, unreadable, or without an answer'

test.each([
  ['no problem while leads are delivered', queuedAgo('0 minutes'), []],
  ['a schedule that never ran', 'update leads.state set checked_at = null', [neverRan]],
  ['a schedule that stopped', checkedAgo('15 minutes'), ['deliver-outbox has not run for 15 minutes']],
  ['no problem if the schedule paused for 14 minutes', checkedAgo('14 minutes 50 seconds'), []],
  ['a waiting lead', queuedAgo('16 minutes'), ['A lead has waited 16 minutes to be delivered (1 waiting)']],
  ['a refused lead', 'update leads.deliveries set refusals = 1', [oneRefused]],
  [
    'open alerts about problems that it can’t detect itself, but no resolved alerts',
    `insert into leads.alerts (kind, text, resolved_at) values ('bug', 'a', null), ('origin', 'b', null),
       ('inbox', 'c', null), ('limit', 'd', now() - interval '1 second'), ('files', 'e', now() + interval '1 second'),
       ('waiting', 'f', null), ('confirmations', 'g', null)`,
    ['a', 'b', 'c', 'd'],
  ],
])('the health check reports %s', async (_name, prepare, problems) => {
  await checkIn(server.database, new Date())
  await keep(server.database)
  await sql(prepare)
  expect((await health()).sort()).toEqual(problems)
  expect(await sql(`select from leads.submissions where form = 'health_check'`)).toEqual([])
})

const writable = 'begin read write; set default_transaction_read_only = off; commit'

test.each<[code: string, breakIt: string, repair: string]>([
  ['25006', 'set default_transaction_read_only = on', writable],
  ['42P01', 'alter table leads.submissions rename to x', 'alter table leads.x rename to submissions'],
  ...['submissions', 'deliveries', 'attachments'].map((table): [string, string, string] => [
    '23502',
    `alter table leads.${table} add column region text not null`,
    `alter table leads.${table} drop column region`,
  ]),
])('the health check reports the error %s after running: %s', async (code, breakIt, repair) => {
  await checkIn(server.database, new Date())
  await sql(breakIt)
  const problems = await health()
  await sql(repair)
  expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^Leads cannot be stored .*${code}`)))
})

test('the health check reports a missing or outdated database schema', async () => {
  const newest = readdirSync('supabase/migrations').sort().at(-1)
  expect(newest).toMatch(new RegExp(`^${schemaVersion}_`))
  expect(await schemaProblem(server.database)).toBeUndefined()

  const setVersion = (version: string) =>
    sql('update supabase_migrations.schema_migrations set version = $1', [version])
  await setVersion('20991231000000')
  expect(await schemaProblem(server.database)).toBeUndefined()
  await sql('alter table supabase_migrations.schema_migrations rename to gone')
  expect(await schemaProblem(server.database)).toMatch(/schema is missing/)
  await sql('alter table supabase_migrations.gone rename to schema_migrations')
  await setVersion('20261126000000')
  const problems = await health()
  await setVersion(schemaVersion)
  expect(problems).toContain(
    `The database's schema is version 20261126000000, and the functions need ${schemaVersion}: apply supabase/migrations`,
  )
})

const process = (url = receiver.url) =>
  createAlert({
    url,
    database: server.database,
    mailer: { send: () => Promise.reject(new Error('no mail here')) },
    supportEmail: 'support@x.example',
    log: () => undefined,
  })
const refused: Problem = { kind: 'refused', text: '1 refused' }
const bug: Problem = { kind: 'bug', text: 'A bug keeps leads from being stored' }

test('each kind of alert is posted at most once an hour across processes, and an alert that couldn’t be posted doesn’t count', async () => {
  await process('http://127.0.0.1:1/').alert([refused])
  await process().resolve([], ['refused'])
  for (const { alert } of [process(), process()]) await alert([refused])
  for (const { alert } of [process(), process()]) await alert([refused, bug])
  expect(receiver.bodies()).toEqual([
    expect.stringContaining('attention. 1 refused. See'),
    expect.stringContaining('attention. A bug keeps leads from being stored. See'),
  ])
})

test('a problem is reported as resolved just once, when its check no longer finds it or after an hour without a report', async () => {
  const { alert, resolve } = process()
  await alert([refused, bug])
  await resolve([refused], ['refused'])
  expect(receiver.bodies()).toHaveLength(2)
  for (let runs = 0; runs < 2; runs += 1) await resolve([], ['refused'])
  expect(receiver.bodies().slice(2)).toEqual([expect.stringContaining('website: resolved. 1 refused.')])
  await sql(`update leads.alerts set seen_at = now() - interval '61 minutes' where kind = 'bug'`)
  await resolve([], ['refused'])
  expect(receiver.bodies().at(-1)).toContain('website: resolved. A bug keeps leads from being stored.')
})

test('a problem that recurs within an hour causes one alert and one message that it is resolved', async () => {
  const { alert, resolve } = process()
  const counts = []
  for (const age of ['0 minutes', '1 minute', '59 minutes', '61 minutes']) {
    await sql('update leads.alerts set alerted_at = now() - $1::interval, resolved_at = alerted_at', [age])
    await alert([refused])
    await resolve([], ['refused'])
    counts.push(receiver.requests.length)
  }
  // Simulates alerts that were stored while the clock was ahead.
  for (const age of ['-30 seconds', '-2 minutes']) {
    await sql('update leads.alerts set alerted_at = now() - $1::interval', [age])
    await process().alert([refused])
    counts.push(receiver.requests.length)
  }
  expect(counts).toEqual([2, 2, 2, 4, 4, 5])
})

test('readReport() counts waiting, refused and held deliveries, and states how long the oldest lead has waited', async () => {
  await keep(server.database, { confirmationTo: 'a@x.example' })
  const old = `queued_at = now() - make_interval(secs => case kind when 'notification' then 100 else 3600 end)`
  await sql(`update leads.deliveries set ${old}, refusals = (kind = 'confirmation')::int`)
  const counted = { waiting: 2, oldestSeconds: expect.closeTo(100, -2), refused: 0, held: 0 }
  expect(await readReport(server.database)).toEqual(counted)
  await sql(`update leads.deliveries set status = 'held'`)
  const { id } = await keep(server.database)
  await sql(`update leads.deliveries set refusals = 2 where submission_id = $1`, [id])
  expect(await readReport(server.database)).toEqual({
    waiting: 1,
    oldestSeconds: expect.closeTo(0, -2),
    refused: 1,
    held: 1,
  })
})
