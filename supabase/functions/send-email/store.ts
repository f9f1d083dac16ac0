import { Buffer } from 'node:buffer'
import type { Confirmation } from '../_shared/contracts/wire.ts'
import { leaseSeconds } from '../_shared/outbox/retry.ts'
import type { Database, Query } from '../_shared/server/database.ts'
import { uuidFrom } from '../_shared/server/digest.ts'
import type { Limits } from './limits.ts'
import { mailboxOf } from './mailbox.ts'
import type { Entry, Saved, Store } from './ports.ts'

/** Keeps submissions in `leads`, within the limits; a known id is never limited. */
export function createPostgresStore(database: Database, limits: Limits): Store {
  const everyone = createEveryone(limits.inAll)
  return {
    save: (entry, limitMs) =>
      database.transaction(
        async (query): Promise<Saved> => {
          const decided = (await lookUp(query, entry, limits)) ?? (await everyone.check(query))
          if (decided) return decided
          const saved = await insert(query, entry, limits)
          if (saved) everyone.countOwn()
          return saved ?? { kind: 'repeated', confirmation: await confirmationOf(query, entry, []) }
        },
        { limitMs, ...(entry.senderHash && { lock: lockOf(entry.senderHash) }) },
      ),
  }
}

/** Submissions of one sender are counted and inserted one after the other, so that the limit is exact. */
function lockOf(senderHash: string): bigint {
  return BigInt.asIntN(64, BigInt(`0x${senderHash.slice(0, 16)}`))
}

type LookUp = {
  known: string | null
  isKnown: boolean
  isConfirmed: boolean
  ofSender: number
  wait: number | null
}

// What a clock that was wrong dated into the future counts no more.
const recent = `created_at between now() - interval '10 minutes' and now() + interval '1 minute'`
const wait = `ceil(extract(epoch from min(created_at) + interval '10 minutes' - now()))::int`

const lookUpText = `
  select known.content_hash as known, known.id is not null as "isKnown",
    exists (select from leads.deliveries where submission_id = $1 and kind = 'confirmation') as "isConfirmed",
    sender.count as "ofSender", sender.wait
  from (select count(*)::int as count, ${wait} as wait from (
      select created_at from leads.submissions where sender_hash = $2 and ${recent}
      order by created_at desc limit $3) as newest) as sender
  left join leads.submissions as known on known.id = $1`

async function lookUp(query: Query, entry: Entry, { perSender }: Limits): Promise<Saved | undefined> {
  const values = [entry.submission.id, entry.senderHash ?? null, perSender]
  const [row] = await query<LookUp>(lookUpText, values)
  if (!row) return undefined
  if (row.isKnown) {
    const isSame = row.known === null || row.known === entry.contentHash
    if (!isSame) return { kind: 'conflict' }
    const kinds = row.isConfirmed ? ['confirmation'] : []
    return { kind: 'repeated', confirmation: await confirmationOf(query, entry, kinds) }
  }
  return row.ofSender >= perSender ? { kind: 'limited', retryAfterSeconds: row.wait ?? 1 } : undefined
}

const everyoneText = `
  select count(*)::int as count, ${wait} as wait from (
    select created_at from leads.submissions where sender_hash is not null and ${recent}
    order by created_at desc limit $1) as newest`
const everyoneKeptMs = 1000

/** The limit for all together, counted in the database once a second and by this process in between. */
function createEveryone(inAll: number) {
  let last = { atMs: Number.NEGATIVE_INFINITY, count: 0, wait: 1 }
  return {
    async check(query: Query): Promise<Saved | undefined> {
      if (performance.now() - last.atMs > everyoneKeptMs) {
        const atMs = performance.now()
        const [row] = await query<{ count: number; wait: number | null }>(everyoneText, [inAll])
        last = { atMs, count: row?.count ?? 0, wait: row?.wait ?? 1 }
      }
      return last.count >= inAll ? { kind: 'limited', retryAfterSeconds: last.wait } : undefined
    },
    countOwn() {
      last.count += 1
    },
  }
}

/**
 * The submission with its deliveries in one statement. The call that inserts them attempts them at once: that attempt counts
 * as taken, and the outbox waits for a lease. Undefined where the id came to be known meanwhile.
 */
const insertText = `
  with inserted as (
    insert into leads.submissions (id, form, fields, sender_hash, content_hash)
    values ($1, $2, $3, $4, $5) on conflict (id) do nothing returning id
  ), claimed as (
    insert into leads.confirmations as known (address) select $6::text from inserted
    where $6::text is not null and $7::int > (
      select count(*) from leads.confirmations where sent_at between now() - interval '1 hour' and now())
    on conflict (address) do update set sent_at = now()
      where known.sent_at not between now() - interval '1 hour' and now() + interval '1 minute'
    returning address
  )
  insert into leads.deliveries
    (id, submission_id, kind, recipient, reply_to, subject, body_text, body_html, attempts, next_attempt_at)
  select d.id, inserted.id, d.kind, d.recipient, d.reply_to, d.subject, d.body_text, d.body_html, 1,
    now() + make_interval(secs => ${leaseSeconds})
  from inserted, json_to_recordset($8::json) as d (id uuid, kind text, recipient text, reply_to text, subject text,
    body_text text, body_html text)
  where d.kind <> 'confirmation' or exists (select from claimed)
  returning kind`

async function insert(query: Query, entry: Entry, limits: Limits): Promise<Saved | undefined> {
  const { submission, contentHash, senderHash, messages } = entry
  const confirmed = messages.find(({ kind }) => kind === 'confirmation')
  const rows = await query<{ kind: string }>(insertText, [
    submission.id,
    submission.form,
    JSON.stringify(submission.fields),
    senderHash ?? null,
    contentHash,
    confirmed ? mailboxOf(confirmed.to) : null,
    limits.confirmationsPerHour,
    JSON.stringify(deliveriesOf(entry)),
  ])
  if (rows.length === 0) return undefined
  if (submission.attachment) await insertAttachment(query, entry)
  const kinds = rows.map(({ kind }) => kind)
  return { kind: 'inserted', kinds, confirmation: await confirmationOf(query, entry, kinds) }
}

/** Without a confirmation of its own, a submission may still have had one for an earlier submission. */
async function confirmationOf(query: Query, { messages }: Entry, kinds: string[]): Promise<Confirmation> {
  if (kinds.includes('confirmation')) return 'sent'
  const confirmed = messages.find(({ kind }) => kind === 'confirmation')
  if (!confirmed) return 'none'
  const earlier = await query('select from leads.confirmations where address = $1', [mailboxOf(confirmed.to)])
  return earlier.length > 0 ? 'earlier' : 'none'
}

function deliveriesOf({ messages, webhookId }: Entry) {
  const emails = messages.map(({ id, kind, to, replyTo, subject, text, html }) => ({
    id,
    kind,
    recipient: to,
    reply_to: replyTo,
    subject,
    body_text: text,
    body_html: html,
  }))
  return webhookId === undefined ? emails : [...emails, { id: webhookId, kind: 'webhook' }]
}

async function insertAttachment(query: Query, { submission: { id, attachment } }: Entry) {
  if (!attachment) return
  const { buffer, byteOffset, byteLength } = attachment.content
  await query(
    `insert into leads.attachments (id, submission_id, filename, media_type, content) values ($1, $2, $3, $4, $5)`,
    [
      await uuidFrom(`${id}:resume`),
      id,
      attachment.filename,
      attachment.mediaType,
      // A Buffer goes over the wire as it is.
      Buffer.from(buffer, byteOffset, byteLength),
    ],
  )
}

/** For the plans in docs/reliability.md. */
export const storeStatements = { lookUp: lookUpText, everyone: everyoneText }
