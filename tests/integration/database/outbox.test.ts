import { brand } from '@shared/brand'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OutgoingEmail } from '../../../supabase/functions/_shared/email-sending/mailer.ts'
import { createPostgresOutbox, type Outcome } from '../../../supabase/functions/_shared/outbox/outbox.ts'
import { readReport } from '../../../supabase/functions/_shared/outbox/report.ts'
import { checkIn } from '../../../supabase/functions/_shared/outbox/state.ts'
import type { Database } from '../../../supabase/functions/_shared/server/database.ts'
import { emailHeldDigest } from '../../../supabase/functions/deliver-outbox/held.ts'
import type { Limits } from '../../../supabase/functions/send-email/limits.ts'
import type { Store } from '../../../supabase/functions/send-email/ports.ts'
import { createPostgresStore } from '../../../supabase/functions/send-email/store.ts'
import { type Change, keep, limits, openTestDatabase } from './database-for-tests.ts'

const server = await openTestDatabase()
const { sql } = server
const outbox = () => createPostgresOutbox(server.database)

beforeEach(async () => {
  await sql('delete from leads.submissions')
  await sql('delete from leads.confirmations')
  await sql('update leads.state set held_told_at = null')
  sent.length = 0
})

const makeDue = () => sql(`update leads.deliveries set next_attempt_at = now() where status = 'queued'`)

async function rowOf(id: string) {
  const [row] = await sql(
    `select *, ceil(extract(epoch from next_attempt_at - now()))::int as due_in from leads.deliveries where id = $1`,
    [id],
  )
  return row
}

test('an email is leased for a minute when stored, and concurrent runs then claim it only once', async () => {
  const { emailId, saved } = await keep(server.database)
  expect(saved.kind).toBe('inserted')
  expect(await outbox().claimNext()).toBeUndefined()
  expect(await rowOf(emailId)).toMatchObject({ status: 'queued', attempts: 1, due_in: 60 })
  await makeDue()
  const claims = await Promise.all(Array.from({ length: 5 }, () => outbox().claimNext()))
  expect(claims.filter(Boolean).map((claim) => claim?.id)).toEqual([emailId])
})

const file = { filename: 'cv.pdf', mediaType: 'application/pdf' }
const attachment = { ...file, content: new Uint8Array([1, 2, 3]).subarray(1) }

test('a claimed delivery has the content that was stored for it', async () => {
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

test('an email with an attachment is due immediately unless send-email is sending that email', async () => {
  const change = { attachment, confirmationTo: 'a@x.example' }
  const { emailId, saved } = await keep(server.database, { ...change, webhookId: crypto.randomUUID() })
  expect(saved).toEqual({ kind: 'inserted', kinds: ['confirmation', 'webhook'], confirmation: 'sent' })
  expect((await outbox().claimNext())?.id).toBe(emailId)
  const whole = await keep(server.database, { ...change, emailsFileNow: true, ...senderOf('b') })
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

const wholeDay = [60, 120, 240, 480, 960, 1920, 3840, ...Array(12).fill(7200)]

test.each<[string, Exclude<Outcome, { kind: 'sent' }>, number[]]>([
  ['after at most 45 s during an outage', { kind: 'outage', reason: 'a' }, [10, 20, 40, 45, 45]],
  ['after at most two hours if it is refused', { kind: 'refused', reason: 'b' }, wholeDay],
  ['after at most two hours if the response is lost', { kind: 'unsure', reason: 'c' }, [900, 7200, 7200]],
  ['after a second at the earliest', { kind: 'limited', reason: 'd', retryAfterSeconds: 0.2 }, [1, 1, 1]],
  [
    'after the time that a busy provider states',
    { kind: 'limited', reason: 'e', retryAfterSeconds: 300 },
    [300, 300],
  ],
  ['after increasing waits if a busy provider states no time', { kind: 'limited', reason: 'f' }, [10, 20]],
])('a lead’s email is retried %s', async (_, outcome, waits) => {
  const { emailId } = await keep(server.database)
  for (const wait of waits) {
    expect(await outbox().settle(emailId, outcome)).toBe('queued')
    expect(await rowOf(emailId)).toMatchObject({ due_in: wait, last_error: outcome.reason })
    await makeDue()
    await outbox().claimNext()
  }
  const refused = /refused|unsure/.test(outcome.kind) ? 1 : 0
  expect(await readReport(server.database)).toMatchObject({ waiting: 1, refused })
})

test('a confirmation fails after the eighth refusal or a two-day outage, but a lead’s email stays queued', async () => {
  const change = { confirmationTo: 'ada@applicant.example' }
  const settle = async (kind: 'refused' | 'outage') => {
    const rows = await sql('select id from leads.deliveries order by kind')
    return Promise.all(rows.map(({ id }) => outbox().settle(id, { kind, reason: 'smtp' })))
  }
  await keep(server.database, change)
  for (let refusals = 1; refusals < 8; refusals += 1)
    expect(await settle('refused')).toEqual(['queued', 'queued'])
  expect(await settle('refused')).toEqual(['failed', 'queued'])

  await sql('delete from leads.submissions')
  await sql('delete from leads.confirmations')
  await keep(server.database, change)
  for (const [age, status] of [
    ['47 hours', 'queued'],
    ['49 hours', 'failed'],
  ]) {
    await sql('update leads.deliveries set queued_at = now() - $1::interval', [age])
    expect(await settle('outage')).toEqual([status, 'queued'])
  }
})

test('later outcomes of a sent delivery are ignored', async () => {
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
  await makeDue()
  await sql(
    `update leads.deliveries set attempts = 5, next_attempt_at = now() - interval '1 hour' where id = $1`,
    [failed.emailId],
  )
  const claim = async () => (await outbox().claimNext())?.id
  expect(await claim()).toBe(fresh.emailId)
  expect(await claim()).not.toBe(failed.emailId)
  expect(await claim()).toBe(failed.emailId)
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

async function keepAll(changes: Change[], within: Limits, store?: Store) {
  const kept = []
  for (const change of changes) kept.push(await keep(server.database, change, within, store))
  return kept
}

const kindsOf = async (changes: Change[], within: Limits, store?: Store) => {
  const kept = await keepAll(changes, within, store)
  return kept.map(({ saved }) => ('isForAll' in saved && saved.isForAll ? 'all_limited' : saved.kind))
}

test('submissions over a sender’s limit are held, and those over five times the limit are rejected unless they are repeats', async () => {
  const two = { ...limits, perSender: 2 }
  const kept = await keepAll(Array(10).fill({}), two)
  expect(kept.map(({ saved }) => saved.kind)).toEqual(['inserted', 'inserted', ...Array(8).fill('held')])
  const reasons = await sql('select distinct held_reason as reason from leads.submissions order by 1')
  expect(reasons).toEqual([{ reason: 'sender' }, { reason: null }])
  const { saved } = await keep(server.database, {}, two)
  expect(saved.kind).toBe('limited')
  expect(saved.kind === 'limited' && saved.retryAfterSeconds).toBeGreaterThan(590)
  expect(await kindsOf([{ id: kept[0]?.id }, senderOf('b')], two)).toEqual(['repeated', 'inserted'])
})

test('a /48 network may send as many submissions as five senders', async () => {
  const senders = [...[...'123456'].map((letter) => senderOf(letter, 'a')), senderOf('7', 'b')]
  const kinds = await kindsOf(senders, { ...limits, perSender: 1 })
  expect(kinds).toEqual([...Array(5).fill('inserted'), 'held', 'inserted'])
})

test('submissions held by the limit for one sender don’t count toward the global limit', async () => {
  const within = { ...limits, perSender: 1, inAll: 4 }
  const changes = [{}, {}, {}, senderOf('1'), senderOf('2'), senderOf('3')]
  const kinds = await kindsOf(changes, within, createPostgresStore(server.database, within))
  expect(kinds).toEqual(['inserted', 'held', 'held', 'inserted', 'inserted', 'inserted'])
})

test('submissions over the global limit are held without a confirmation', async () => {
  const three = { ...limits, inAll: 3 }
  await keepAll([senderOf('1'), senderOf('2'), senderOf('3')], three)
  const change = { ...senderOf('4'), confirmationTo: 'a@x.example' }
  const { id, saved } = await keep(server.database, change, three)
  expect(saved).toEqual({ kind: 'held', held: 'limit', confirmation: 'none' })
  const held = await sql('select kind, status, attempts from leads.deliveries where submission_id = $1', [id])
  expect(held).toEqual([{ kind: 'notification', status: 'held', attempts: 0 }])
})

const sent: OutgoingEmail[] = []
const tellSupport = (send = async (email: OutgoingEmail) => void sent.push(email)) =>
  emailHeldDigest(server.database, { send }, 'support@x.example', () => 'id')

test('support gets at most one email an hour about newly held submissions', async () => {
  const hold = () => keep(server.database, {}, { ...limits, inAll: 0 })
  await keep(server.database)
  await tellSupport()
  expect(sent).toEqual([])
  const { id } = await hold()
  await expect(tellSupport(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
  await tellSupport()
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
  for (const [told, arrived] of [
    ['0 minutes', '-3 minutes'],
    ['54 minutes', '-3 minutes'],
    ['56 minutes', '-3 minutes'],
    ['-30 seconds', '-3 minutes'],
    ['-2 minutes', '-3 minutes'],
    ['61 minutes', '62 minutes'],
  ]) {
    await sql('update leads.state set held_told_at = now() - $1::interval', [told])
    await sql('update leads.submissions set created_at = now() - $1::interval', [arrived])
    await tellSupport()
    counts.push(sent.length)
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3])
})

test('the email about held submissions lists up to ten of them, with likely leads first', async () => {
  const insert = async (fields: Record<string, string>, reason: string | null) => {
    const { id } = await keep(server.database, { fields, sender: {} })
    await sql('update leads.submissions set held_reason = $2 where id = $1', [id, reason])
    await sql(`update leads.deliveries set status = 'held' where submission_id = $1`, [id])
    return id.slice(0, 8)
  }
  const office = await insert({ name: 'Ada <b>Diaz</b>', company: 'Bay Motors' }, 'sender')
  const plan = await insert({ contactName: 'Bo', dealershipName: 'Bo & Sons' }, 'limit')
  const spam = []
  for (let count = 0; count < 8; count += 1) spam.unshift(await insert({ name: 'Spam' }, 'decoy'))
  const fast = await insert({}, 'fast')
  const old = await insert({ subject: 'Old message' }, 'limit')
  await insert({ name: 'Restored' }, null)
  await tellSupport()
  expect(sent[0]?.text.split('\n').slice(0, 12)).toEqual([
    '12 submissions are held: stored, and not sent to you.',
    `${old}: Old message (sent while the limit for all senders together was reached)`,
    `${plan}: Bo, Bo & Sons (sent while the limit for all senders together was reached)`,
    `${office}: Ada <b>Diaz</b>, Bay Motors (one of very many from the same network address)`,
    `${fast}: without a name (filled in faster than people can)`,
    ...spam.slice(0, 6).map((id) => `${id}: Spam (filled in a field that people cannot see)`),
    'And 2 more.',
  ])
  expect(sent[0]?.html).not.toContain('<b>')
})

const fileOf = (bytes: number) => ({
  attachment: { filename: 'cv.pdf', mediaType: 'application/pdf', content: new Uint8Array(bytes) },
})
const files = { ...limits, perSender: 99, filesPerSender: 2, fileBytes: 1000 }

test('daily file limits apply to each sender, to each network and to all senders together', async () => {
  const fileFrom = (letter: string, bytes: number, network = letter) => ({
    ...senderOf(letter, network),
    ...fileOf(bytes),
  })
  const ofSender = [...Array(3).fill(fileFrom('a', 10)), senderOf('a')]
  expect(await kindsOf(ofSender, files)).toEqual(['inserted', 'inserted', 'file_limited', 'inserted'])
  const ofNetwork = [...'0123456789c'].map((letter) => fileFrom(letter, 10, 'b'))
  expect(await kindsOf(ofNetwork, files)).toEqual([...Array(10).fill('inserted'), 'file_limited'])
  const inTotal = [fileFrom('d', 900), fileFrom('e', 800), fileFrom('f', 80), fileFrom('f', 1)]
  expect(await kindsOf(inTotal, files)).toEqual(['all_limited', 'inserted', 'inserted', 'all_limited'])
  await sql('delete from leads.attachments')
  expect(await kindsOf([fileFrom('a', 1001), fileFrom('a', 1000)], files)).toEqual([
    'all_limited',
    'inserted',
  ])
})

const other = { confirmationTo: 'b@x.example', ...senderOf('a', 'b') }
const sameMailbox = { ...other, confirmationTo: 'a@x.example' }
const sameNetwork = { ...other, ...senderOf('a') }

test.each([
  ['a sender’s submissions', 10, 'submissions.created_at', { perSender: 1 }, other],
  ['everyone’s submissions', 10, 'submissions.created_at', { inAll: 1 }, other],
  ['a sender’s files', 1440, 'attachments.created_at', { filesPerSender: 1 }, other],
  ['everyone’s confirmations', 60, 'confirmations.sent_at', { confirmationsPerHour: 1 }, other],
  ['a mailbox’s confirmations', 60, 'confirmations.sent_at', {}, sameMailbox],
  ['a network’s confirmations', 60, 'submissions.created_at', { confirmationsPerHour: 6 }, sameNetwork],
])(
  'the limit counts %s from the last %i minutes, even if the database’s clock is slightly fast',
  async (what, span, time, limit, change) => {
    const within = { ...limits, ...limit }
    const [table, column] = time.split('.')
    const isLimited = async (minutes: number) => {
      await sql('delete from leads.submissions')
      await sql('delete from leads.confirmations')
      await keep(server.database, { ...fileOf(9), confirmationTo: 'a@x.example' }, within)
      await sql(`update leads.${table} set ${column} = now() - 60 * make_interval(secs => $1)`, [minutes])
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

test('a repeated request gets the same response as the first, but different content with the same id is a conflict', async () => {
  const ada = { ...fileOf(10), confirmationTo: 'ada@x.example' }
  const answerTo = async (id: string, change = {}) => (await keep(server.database, { id, ...change })).saved
  const repeated = { kind: 'repeated', isFileKept: true }
  for (const confirmation of ['sent', 'earlier']) {
    const { id, saved } = await keep(server.database, ada)
    expect(saved).toMatchObject({ kind: 'inserted', confirmation })
    expect(await answerTo(id, ada)).toEqual({ ...repeated, confirmation })
  }
  const { id } = await keep(server.database)
  const withoutFile = { ...repeated, confirmation: 'none', isFileKept: false }
  expect(await answerTo(id, fileOf(10))).toEqual(withoutFile)
  const other = { contentHash: '2'.repeat(64) }
  expect(await answerTo(id, other)).toEqual({ kind: 'conflict' })
  // Older versions stored no hash.
  await sql('update leads.submissions set content_hash = null')
  expect(await answerTo(id, other)).toMatchObject(repeated)

  // Simulates another call that inserts the same id first.
  const transaction: Database['transaction'] = (work, lock) =>
    server.database.transaction(async (query) => {
      const twice: typeof query = async (text, values) => {
        if (/insert into leads\.submissions/i.test(text)) await query(text, values)
        return query(text, values)
      }
      return work(twice)
    }, lock)
  const store = createPostgresStore({ ...server.database, transaction }, limits)
  const { saved } = await keep(server.database, { confirmationTo: 'bo@x.example' }, limits, store)
  expect(saved).toEqual({ ...repeated, confirmation: 'earlier' })
})

const confirmationsOf = async (confirmationsPerHour: number, requests: Change[]) => {
  const all = await keepAll(requests, { ...limits, confirmationsPerHour })
  return all.map(({ saved }) => 'confirmation' in saved && saved.confirmation)
}
const confirmTo = (confirmationTo: string, network: string) => ({ ...senderOf('a', network), confirmationTo })

test('each mailbox gets at most one confirmation an hour, even if dots or tags in the address differ, and the total is limited', async () => {
  const addresses = ['ada.diaz@gmail.com', 'adadiaz@googlemail.com', 'A.d.a.d.i.a.z+x@gmail.com']
  for (const name of ['bo', 'cy', 'di']) addresses.push(`${name}@gmail.com`)
  const requests = addresses.map((address, index) => confirmTo(address, `${index}`))
  const expected = ['sent', 'earlier', 'earlier', 'sent', 'sent', 'none']
  expect(await confirmationsOf(3, requests)).toEqual(expected)
  const isUsedUp = (confirmationsPerHour: number) =>
    createPostgresStore(server.database, { ...limits, confirmationsPerHour }).areConfirmationsUsedUp()
  expect([await isUsedUp(3), await isUsedUp(4)]).toEqual([true, false])
})

test('one network can use up at most a sixth of an hour’s confirmations', async () => {
  const requests = [...'aaaab'].map((network, index) => confirmTo(`${index}@x.example`, network))
  expect(await confirmationsOf(12, requests)).toEqual(['sent', 'sent', 'none', 'none', 'sent'])
})
