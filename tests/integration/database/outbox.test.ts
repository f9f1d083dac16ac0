import { readdirSync } from 'node:fs'
import { brand } from '@shared/brand'
import { beforeEach, expect, test, vi } from 'vitest'
import { applyMigrations } from '../../../scripts/local-stack/database/migrations.mjs'
import type { OutgoingEmail } from '../../../supabase/functions/_shared/email-sending/mailer.ts'
import { createPostgresOutbox, type Outcome } from '../../../supabase/functions/_shared/outbox/outbox.ts'
import { readReport } from '../../../supabase/functions/_shared/outbox/report.ts'
import { checkIn } from '../../../supabase/functions/_shared/outbox/state.ts'
import type { Database } from '../../../supabase/functions/_shared/server/database.ts'
import { tellOfHeld } from '../../../supabase/functions/deliver-outbox/held.ts'
import type { Saved } from '../../../supabase/functions/send-email/ports.ts'
import { createPostgresStore } from '../../../supabase/functions/send-email/store.ts'
import { keep, limits, openTestDatabase } from './database-for-tests.ts'

const server = openTestDatabase()
const { sql } = server
const outbox = () => createPostgresOutbox(server.database)

beforeEach(async () => {
  await sql('delete from leads.submissions')
  await sql('delete from leads.confirmations')
})

const makeDue = () => sql(`update leads.deliveries set next_attempt_at = now() where status = 'queued'`)

async function rowOf(id: string) {
  const [row] = await sql(
    `select *, ceil(extract(epoch from next_attempt_at - now()))::int as due_in from leads.deliveries where id = $1`,
    [id],
  )
  return row
}

test('an email is leased for a minute when it is stored', async () => {
  const { emailId, saved } = await keep(server.database)
  expect(saved.kind).toBe('inserted')
  expect(await outbox().claimNext()).toBeUndefined()
  expect(await rowOf(emailId)).toMatchObject({ status: 'queued', attempts: 1, due_in: 60 })
})

test('a due email is claimed only once, even by concurrent runs', async () => {
  const { emailId } = await keep(server.database)
  await makeDue()
  const claims = await Promise.all(Array.from({ length: 5 }, () => outbox().claimNext()))

  expect(claims.filter(Boolean).map((claim) => claim?.id)).toEqual([emailId])
  expect((await readReport(server.database)).waiting).toBe(1)
})

const file = { filename: 'cv.pdf', mediaType: 'application/pdf' }
const attachment = { ...file, content: new Uint8Array([1, 2, 3]).subarray(1) }

test('a claimed delivery comes with the content that was stored for it', async () => {
  const webhookId = crypto.randomUUID()
  const change = { attachment, confirmationTo: 'a@x.example', webhookId }
  const { id, emailId } = await keep(server.database, change)
  const text = { subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' }
  const ofThis = { submissionId: id, id: expect.any(String) }
  expect(await outbox().claimNext()).toStrictEqual({
    ...{ ...ofThis, id: emailId, kind: 'notification' },
    email: {
      ...{ id: emailId, to: 's@x.example', replyTo: 'ada@x.example', ...text },
      attachment: { ...file, content: Buffer.from([2, 3]) },
    },
  })
  await outbox().settle(emailId, { kind: 'sent' })
  await makeDue()
  expect(await outbox().claimNext(['webhook'])).toStrictEqual({
    ...{ ...ofThis, kind: 'confirmation' },
    email: { id: ofThis.id, to: 'a@x.example', replyTo: undefined, ...text, attachment: undefined },
  })
  expect(await outbox().claimNext(['webhook'])).toBeUndefined()
  const [{ created_at } = {}] = await sql('select created_at from leads.submissions')
  const lead = { id, form: 'contact', fields: { name: 'Ada' }, createdAt: created_at.toISOString() }
  expect(await outbox().claimNext()).toStrictEqual({
    ...{ ...ofThis, id: webhookId, kind: 'webhook' },
    lead: { ...lead, file: { ...file, bytes: 2 } },
  })
  await sql('delete from leads.submissions')
  await keep(server.database, { webhookId: crypto.randomUUID() })
  await makeDue()
  expect(await outbox().claimNext(['notification'])).toMatchObject({ lead: { file: null } })
})

test('an email with an attachment is due immediately unless send-email sends it itself', async () => {
  const change = { attachment, confirmationTo: 'a@x.example' }
  const { emailId, saved } = await keep(server.database, { ...change, webhookId: crypto.randomUUID() })
  expect(saved).toEqual({ kind: 'inserted', kinds: ['confirmation', 'webhook'], confirmation: 'sent' })
  expect((await outbox().claimNext())?.id).toBe(emailId)
  const whole = await keep(server.database, { ...change, takesFile: true, ...senderOf('b') })
  expect(whole.saved).toEqual({ kind: 'inserted', kinds: ['notification'], confirmation: 'earlier' })
  expect(await outbox().claimNext()).toBeUndefined()
})

test('a delivery with damaged data is claimed as unreadable, but other read errors are thrown', async () => {
  const { id, emailId } = await keep(server.database)
  const query: Database['query'] = (text, values) =>
    /body_text as text/.test(text)
      ? Promise.reject(Object.assign(new Error('read'), { code }))
      : server.database.query(text, values)
  const failing = createPostgresOutbox({ ...server.database, query })
  let code = 'XX001'
  await makeDue()
  const claimed = { id: emailId, submissionId: id, kind: 'notification' }
  expect(await failing.claimNext()).toEqual({ ...claimed, unreadable: expect.stringContaining(code) })
  code = '57P01'
  await makeDue()
  await expect(failing.claimNext()).rejects.toThrow('read')
})

test.each<[string, Outcome, number[], number]>([
  ['after at most 45 s during an outage', { kind: 'outage', reason: 'smtp 421' }, [10, 20, 40, 45, 45], 0],
  [
    'after at most two hours if it is refused',
    { kind: 'refused', reason: 'resend 422' },
    [60, 120, 240, 480, 960, 1920, 3840, ...Array(12).fill(7200)],
    1,
  ],
  [
    'after at most two hours if the response is lost',
    { kind: 'unsure', reason: 'lost' },
    [900, 7200, 7200],
    1,
  ],
  [
    'after a second if a busy provider asks for less',
    { kind: 'limited', reason: 'resend 429', retryAfterSeconds: 0.2 },
    [1, 1, 1],
    0,
  ],
  [
    'after the time that a busy provider asks for',
    { kind: 'limited', reason: 'resend 429', retryAfterSeconds: 300 },
    [300, 300],
    0,
  ],
  [
    'with increasing delays if a busy provider gives no time',
    { kind: 'limited', reason: 'resend 429' },
    [10, 20],
    0,
  ],
])('a lead is retried %s', async (_, outcome, waits, refused) => {
  const { emailId } = await keep(server.database)
  for (const wait of waits) {
    expect(await outbox().settle(emailId, outcome)).toBe('queued')
    expect((await rowOf(emailId))?.due_in).toBe(wait)
    await makeDue()
    await outbox().claimNext()
  }
  expect((await rowOf(emailId))?.last_error).toBe('reason' in outcome && outcome.reason)
  expect(await readReport(server.database)).toMatchObject({ waiting: 1, refused })
})

test('a refused confirmation fails after the eighth refusal, and its lead is kept', async () => {
  const { id } = await keep(server.database, { confirmationTo: 'ada@applicant.example' })
  const [confirmation] = await sql(`select id from leads.deliveries where kind = 'confirmation'`)
  const statuses = []
  for (let refusals = 1; refusals <= 8; refusals += 1) {
    statuses.push(await outbox().settle(confirmation.id, { kind: 'refused', reason: 'smtp 550' }))
  }
  expect(statuses).toEqual([...Array(7).fill('queued'), 'failed'])
  expect(await sql('select from leads.submissions where id = $1', [id])).toHaveLength(1)
})

test('a confirmation fails after a two-day outage, but a lead’s email stays queued', async () => {
  await keep(server.database, { confirmationTo: 'ada@applicant.example' })
  const statuses = []
  for (const age of ['47 hours', '49 hours']) {
    await sql('update leads.deliveries set queued_at = now() - $1::interval', [age])
    const rows = await sql('select id from leads.deliveries order by kind')
    for (const { id } of rows)
      statuses.push(await outbox().settle(id, { kind: 'outage', reason: 'smtp ECONNREFUSED' }))
  }
  expect(statuses).toEqual(['queued', 'queued', 'failed', 'queued'])
})

test('a sent delivery stays sent', async () => {
  const { emailId } = await keep(server.database)
  await outbox().settle(emailId, { kind: 'sent' })
  await sql(`update leads.deliveries set sent_at = '2026-11-20 12:00Z' where id = $1`, [emailId])
  await outbox().settle(emailId, { kind: 'sent' })
  expect((await rowOf(emailId))?.sent_at).toEqual(new Date('2026-11-20T12:00:00Z'))
  await outbox().settle(emailId, { kind: 'outage', reason: 'late' })
  expect(await rowOf(emailId)).toMatchObject({ status: 'sent', last_error: null })
})

test('new deliveries are claimed before failed ones, and leads before confirmations', async () => {
  const failed = await keep(server.database)
  const fresh = await keep(server.database, { confirmationTo: 'ada@applicant.example' })
  await sql('update leads.deliveries set attempts = 5 where id = $1', [failed.emailId])
  await sql(`update leads.deliveries set next_attempt_at = now() - interval '1 hour' where id = $1`, [
    failed.emailId,
  ])
  await makeDue()
  const order = []
  for (let claim = await outbox().claimNext(); claim; claim = await outbox().claimNext()) order.push(claim)

  expect(order.map(({ kind }) => kind)).toEqual(['notification', 'confirmation', 'notification'])
  expect(order[0]?.id).toBe(fresh.emailId)
})

test('correcting a clock that was a day ahead doesn’t delay deliveries', async () => {
  const { emailId } = await keep(server.database)
  await sql(
    `update leads.deliveries set next_attempt_at = next_attempt_at + interval '1 day',
      last_attempt_at = last_attempt_at + interval '1 day'`,
  )
  await checkIn(server.database, new Date())
  expect((await outbox().claimNext())?.id).toBe(emailId)
})

const senderOf = (letter: string, network = letter) => ({
  sender: { hash: letter.repeat(64), networkHash: network.repeat(64) },
})

test('submissions above a sender’s limit are held, and rejected at five times the limit unless they are repeats', async () => {
  const two = { perSender: 2, inAll: 99, confirmationsPerHour: 9 }
  const first = await keep(server.database, {}, two)
  const kinds = []
  for (let count = 1; count < 10; count += 1) kinds.push((await keep(server.database, {}, two)).saved.kind)
  expect(kinds).toEqual(['inserted', ...Array(8).fill('held')])
  const { saved } = await keep(server.database, {}, two)

  expect(saved.kind).toBe('limited')
  expect(saved.kind === 'limited' && saved.retryAfterSeconds).toBeGreaterThan(590)
  const reasons = await sql(
    'select held_reason as reason, count(*)::int from leads.submissions group by 1 order by 2',
  )
  expect(reasons).toEqual([
    { reason: null, count: 2 },
    { reason: 'sender', count: 8 },
  ])
  expect((await keep(server.database, { id: first.id }, two)).saved.kind).toBe('repeated')
  expect((await keep(server.database, senderOf('b'), two)).saved.kind).toBe('inserted')
})

test('a /48 network may send as many submissions as five senders', async () => {
  const one = { perSender: 1, inAll: 99, confirmationsPerHour: 9 }
  const kinds = []
  for (const letter of '123456')
    kinds.push((await keep(server.database, senderOf(letter, 'a'), one)).saved.kind)
  expect(kinds).toEqual([...Array(5).fill('inserted'), 'held'])
  expect((await keep(server.database, senderOf('7', 'b'), one)).saved.kind).toBe('inserted')
})

test('submissions over the global limit are held until released', async () => {
  const three = { perSender: 9, inAll: 3, confirmationsPerHour: 9 }
  for (const letter of '123') await keep(server.database, senderOf(letter), three)
  const { id, saved } = await keep(
    server.database,
    { ...senderOf('4'), confirmationTo: 'a@x.example' },
    three,
  )
  expect(saved).toEqual({ kind: 'held', held: 'limit', confirmation: 'none' })
  const held = () => sql('select kind, status, attempts from leads.deliveries where submission_id = $1', [id])
  expect(await held()).toEqual([{ kind: 'notification', status: 'held', attempts: 0 }])
  await makeDue()
  for (let runs = 0; runs < 3; runs += 1) expect((await outbox().claimNext())?.submissionId).not.toBe(id)
  expect(await outbox().claimNext()).toBeUndefined()

  // Releases the submission as `npm run leads -- release` does.
  await sql(
    `update leads.deliveries set status = 'queued', next_attempt_at = now() where submission_id = $1`,
    [id],
  )
  expect((await outbox().claimNext())?.submissionId).toBe(id)
})

/** `sent` lists the emails to support about held submissions. If `isDown` is true, the email provider fails. */
function support() {
  const sent: OutgoingEmail[] = []
  const send = async (email: OutgoingEmail) => void sent.push(email)
  const down = () => Promise.reject(new Error('down'))
  const tell = (isDown = false) =>
    tellOfHeld(server.database, { send: isDown ? down : send }, 'support@x.example', () => 'id')
  return { sent, tell }
}

test('support gets at most one email an hour about newly held submissions', async () => {
  const { sent, tell } = support()
  const none = { perSender: 9, inAll: 0, confirmationsPerHour: 9 }
  const hold = () => keep(server.database, {}, none)
  await sql('update leads.state set held_told_at = null')
  await keep(server.database)
  await tell()
  expect(sent).toEqual([])
  const { id } = await hold()
  await expect(tell(true)).rejects.toThrow('down')
  await tell()
  expect(sent).toEqual([
    {
      ...{ id: 'id', to: 'support@x.example', replyTo: 'support@x.example', isAutomatic: true },
      subject: `${brand.name} website: 1 held submission`,
      text: `1 submission is held: stored, and not sent to you.
${id.slice(0, 8)}: Ada (sent while the limit for all senders together was reached)
To see them: npm run leads -- list --held. To have one sent: npm run leads -- release ID.

Sent by the ${brand.name} website itself.
`,
      html: expect.stringContaining(id.slice(0, 8)),
    },
  ])
  await hold()
  const counts = []
  for (const age of ['0 minutes', '54 minutes', '56 minutes', '-30 seconds', '-2 minutes']) {
    await sql('update leads.state set held_told_at = now() - $1::interval', [age])
    await sql(`update leads.submissions set created_at = now() + interval '3 minutes'`)
    await tell()
    counts.push(sent.length)
  }
  expect(counts).toEqual([1, 1, 2, 2, 3])
  await sql(`update leads.state set held_told_at = now() - interval '61 minutes'`)
  await sql(`update leads.submissions set created_at = now() - interval '62 minutes'`)
  await tell()
  expect(sent).toHaveLength(3)
  await hold()
  const { id: restored } = await hold()
  await sql('update leads.submissions set held_reason = null where id = $1', [restored])
  await tell()
  expect(sent[3]?.subject).toBe(`${brand.name} website: 3 held submissions`)
})

test('the email about held submissions lists up to ten of them, with likely leads first', async () => {
  const insert = async (fields: object, reason: string) => {
    const { id } = await keep(server.database, {}, { ...limits, perSender: 99 })
    await sql('update leads.submissions set fields = $2, held_reason = $3 where id = $1', [
      id,
      JSON.stringify(fields),
      reason,
    ])
    await sql(`update leads.deliveries set status = 'held' where submission_id = $1`, [id])
    return id.slice(0, 8)
  }
  const office = await insert({ name: 'Ada <b>Diaz</b>', company: 'Bay Motors' }, 'sender')
  const plan = await insert({ contactName: 'Bo', dealershipName: 'Bo & Sons' }, 'limit')
  const spam = []
  for (let count = 0; count < 7; count += 1) spam.unshift(await insert({ name: 'Spam' }, 'decoy'))
  const fast = await insert({}, 'fast')
  await sql('update leads.state set held_told_at = null')
  const { sent, tell } = support()
  await tell()

  const expected = [
    '10 submissions are held: stored, and not sent to you.',
    `${plan}: Bo, Bo & Sons (sent while the limit for all senders together was reached)`,
    `${office}: Ada <b>Diaz</b>, Bay Motors (one of very many from the same network address)`,
    `${fast}: without a name (filled in faster than people can)`,
    ...spam.map((id) => `${id}: Spam (filled in a field that people cannot see)`),
  ]
  expect(sent[0]?.text.split('\n').slice(0, 11)).toEqual(expected)
  expect(sent[0]?.text).not.toContain('more.')
  expect(sent[0]?.html).not.toContain('<b>')
  await insert({ subject: 'Old message' }, 'limit')
  await sql('update leads.state set held_told_at = null')
  await tell()
  expect(sent[1]?.text.split('\n').slice(1, 12)).toEqual([
    expect.stringContaining(': Old message (sent while'),
    ...expected.slice(1, 10),
    'And 1 more.',
  ])
})

const fileOf = (bytes: number) => ({
  attachment: { filename: 'cv.pdf', mediaType: 'application/pdf', content: new Uint8Array(bytes) },
})
const files = { perSender: 99, inAll: 99, confirmationsPerHour: 9, filesPerSender: 2, fileBytes: 1000 }

const kindOf = (saved: Saved) => ('isForAll' in saved && saved.isForAll ? 'all_limited' : saved.kind)

test('files are limited per day, for each sender, for each network and in total', async () => {
  const add = async (letter: string, bytes: number, network = letter) =>
    kindOf((await keep(server.database, { ...senderOf(letter, network), ...fileOf(bytes) }, files)).saved)
  expect([await add('a', 10), await add('a', 10), await add('a', 10)]).toEqual([
    'inserted',
    'inserted',
    'file_limited',
  ])
  expect((await keep(server.database, senderOf('a'), files)).saved.kind).toBe('inserted')
  const kinds = []
  for (const letter of '0123456789c') kinds.push(await add(letter, 10, 'b'))
  expect(kinds).toEqual([...Array(10).fill('inserted'), 'file_limited'])
  expect([await add('d', 900), await add('e', 800), await add('f', 80), await add('f', 1)]).toEqual([
    'all_limited',
    'inserted',
    'inserted',
    'all_limited',
  ])
  await sql('delete from leads.attachments')
  expect([await add('a', 1001), await add('a', 1000)]).toEqual(['all_limited', 'inserted'])
})

const other = { confirmationTo: 'b@x.example', ...senderOf('a', 'b') }

test.each([
  ['a sender’s submissions', 10, 'submissions', 'created_at', { perSender: 1 }, other],
  ['everyone’s submissions', 10, 'submissions', 'created_at', { inAll: 1 }, other],
  ['a sender’s files', 1440, 'attachments', 'created_at', { filesPerSender: 1 }, other],
  ['everyone’s confirmations', 60, 'confirmations', 'sent_at', { confirmationsPerHour: 1 }, other],
  [
    'a mailbox’s confirmations',
    60,
    'confirmations',
    'sent_at',
    {},
    { ...other, confirmationTo: 'a@x.example' },
  ],
  [
    'a network’s confirmations',
    60,
    'submissions',
    'created_at',
    { confirmationsPerHour: 6 },
    { ...other, ...senderOf('a') },
  ],
])(
  'the limit counts %s over %i minutes, even if a clock is slightly fast',
  async (what, span, table, column, limit, change) => {
    const within = { ...limits, ...limit }
    const isLimited = async (minutes: number) => {
      await sql('delete from leads.submissions')
      await sql('delete from leads.confirmations')
      await keep(server.database, { ...fileOf(9), confirmationTo: 'a@x.example' }, within)
      await sql(`update leads.${table} set ${column} = now() - make_interval(secs => 60 * $1::float8)`, [
        minutes,
      ])
      const { saved } = await keep(server.database, { ...fileOf(9), ...change }, within)
      return saved.kind !== 'inserted' || saved.confirmation !== 'sent'
    }
    const limited = []
    for (const age of [-2, -0.5, span - 1, span + 1]) limited.push(await isLimited(age))
    expect(limited).toEqual([what.startsWith('a network'), true, true, false])
  },
)

test('the count for the global limit is read from the database at most once a second', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5000)
  const three = { ...limits, inAll: 3 }
  const store = createPostgresStore(server.database, three)
  const add = async () => (await keep(server.database, {}, three, store)).saved.kind
  expect([await add(), await add(), await add(), await add()]).toEqual([...Array(3).fill('inserted'), 'held'])
  await sql(`update leads.submissions set created_at = now() - interval '11 minutes'`)
  now.mockReturnValue(6000)
  expect(await add()).toBe('held')
  now.mockReturnValue(6001)
  expect(await add()).toBe('inserted')
  now.mockRestore()
})

test('a repeated request gets the first response, but different content with the same id is a conflict', async () => {
  const ada = { confirmationTo: 'ada@x.example' }
  const answerTo = async (id: string, change = {}) => (await keep(server.database, { id, ...change })).saved
  const first = await keep(server.database, ada)
  const second = await keep(server.database, { ...ada, ...fileOf(10) })
  expect([first.saved, second.saved]).toMatchObject([{ confirmation: 'sent' }, { confirmation: 'earlier' }])
  const repeated = { kind: 'repeated', isFileKept: true }
  expect(await answerTo(first.id, ada)).toEqual({ ...repeated, confirmation: 'sent' })
  expect(await answerTo(second.id, { ...ada, ...fileOf(10) })).toEqual({
    ...repeated,
    confirmation: 'earlier',
  })
  const third = await keep(server.database)
  const other = { contentHash: '2'.repeat(64) }
  expect(await answerTo(third.id, fileOf(10))).toEqual({
    ...repeated,
    confirmation: 'none',
    isFileKept: false,
  })
  expect(await answerTo(third.id, other)).toEqual({ kind: 'conflict' })
  // Older versions stored no hash.
  await sql('update leads.submissions set content_hash = null')
  expect(await answerTo(third.id, other)).toMatchObject(repeated)

  // Simulates another call that inserts the same id first.
  const transaction: Database['transaction'] = (work, lock) =>
    server.database.transaction(async (query) => {
      const twice: typeof query = async (text, values) => {
        if (text.includes('insert into leads.submissions')) await query(text, values)
        return query(text, values)
      }
      return work(twice)
    }, lock)
  const store = createPostgresStore({ ...server.database, transaction }, limits)
  const { saved } = await keep(server.database, { confirmationTo: 'bo@x.example' }, limits, store)
  expect(saved).toEqual({ ...repeated, confirmation: 'earlier' })
})

test('a sender’s limit is exact even under concurrent requests', async () => {
  const five = { perSender: 5, inAll: 100, confirmationsPerHour: 9 }
  const all = await Promise.all(Array.from({ length: 20 }, () => keep(server.database, {}, five)))
  expect(all.filter(({ saved }) => saved.kind === 'inserted')).toHaveLength(5)
  expect(all.filter(({ saved }) => saved.kind === 'held')).toHaveLength(15)
})

test('limits confirmations overall, and to one per mailbox per hour, ignoring dots and tags in addresses', async () => {
  const three = { perSender: 100, inAll: 100, confirmationsPerHour: 3 }
  const confirmed = []
  for (const confirmationTo of [
    'ada.diaz@gmail.com',
    'adadiaz@googlemail.com',
    'A.d.a.d.i.a.z+x@gmail.com',
    'bo@x.example',
    'cy@x.example',
    'di@x.example',
  ]) {
    const sender = { hash: 'a'.repeat(64), networkHash: confirmed.length.toString(16).repeat(64) }
    const { saved } = await keep(server.database, { confirmationTo, sender }, three)
    confirmed.push(saved.kind === 'inserted' && saved.kinds.includes('confirmation'))
  }
  expect(confirmed).toEqual([true, false, false, true, true, false])
  const isUsedUp = (confirmationsPerHour: number) =>
    createPostgresStore(server.database, { ...three, confirmationsPerHour }).areConfirmationsUsedUp()
  expect([await isUsedUp(3), await isUsedUp(4)]).toEqual([true, false])
})

test('one network can use up at most a sixth of an hour’s confirmations', async () => {
  const twelve = { perSender: 100, inAll: 100, confirmationsPerHour: 12 }
  const confirmed = []
  for (const [name, network] of ['aa', 'ba', 'ca', 'da', 'eb']) {
    const change = { ...senderOf('a', network), confirmationTo: `${name}@x.example` }
    confirmed.push((await keep(server.database, change, twelve)).saved)
  }
  expect(confirmed.map((saved) => 'confirmation' in saved && saved.confirmation)).toEqual([
    'sent',
    'sent',
    'none',
    'none',
    'sent',
  ])
})

test('each migration is applied only once', async () => {
  expect(await applyMigrations(server.url)).toEqual([])
  expect(await sql('select version from supabase_migrations.schema_migrations')).toHaveLength(
    readdirSync('supabase/migrations').length,
  )
})
