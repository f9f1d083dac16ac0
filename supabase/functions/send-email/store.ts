import { Buffer } from 'node:buffer'
import type { Confirmation } from '../_shared/contracts/wire.ts'
import type { Attachment } from '../_shared/email-sending/mailer.ts'
import { leaseSeconds } from '../_shared/outbox/outbox.ts'
import type { Database, Query } from '../_shared/server/database.ts'
import { uuidFrom } from '../_shared/server/digest.ts'
import { callsPerSubmission, type Limits, networksPerHour, sendersPerNetwork } from './limits.ts'
import type { Entry, HeldReason, Saved, Store } from './ports.ts'

export function createPostgresStore(database: Database, limits: Limits): Store {
  const isLimitForAll = createLimitForAll(limits.inAll)
  return {
    save: (entry, emailsFileNow) =>
      database.transaction(
        async (query): Promise<Saved> => {
          const found = await lookUp(query, entry, limits)
          if (typeof found === 'object') return found
          const { attachment } = entry.submission
          if (attachment) {
            const reached = await reachedFileLimit(query, entry.sender, attachment, limits)
            if (reached) return reached
          }
          const held = entry.submission.held ?? found ?? ((await isLimitForAll(query)) ? 'limit' : undefined)
          const kinds = await insert(query, entry, held, limits, emailsFileNow)
          if (!kinds) {
            return { kind: 'repeated', confirmation: await confirmationOf(query, entry), isFileKept: true }
          }
          if (held) return { kind: 'held', held, confirmation: 'none' }
          if (kinds.includes('confirmation')) return { kind: 'inserted', kinds, confirmation: 'sent' }
          return { kind: 'inserted', kinds, confirmation: await confirmationOf(query, entry) }
        },
        // Each sender's submissions are stored one after another, so the limit is exact.
        entry.sender.hash === undefined
          ? undefined
          : BigInt.asIntN(64, BigInt(`0x${entry.sender.hash.slice(0, 16)}`)),
      ),
    areConfirmationsUsedUp: async () => {
      const [row] = (await database.query(
        `select (${confirmationsSent})::int as count from leads.confirmations`,
      )) as [{ count: number }]
      return row.count >= limits.confirmationsPerHour
    },
  }
}

// The upper bound excludes rows that a clock error dated in the future.
const recent = `created_at between now() - interval '10 minutes' and now() + interval '1 minute'`
const newest = (where: string, most: string) => `
  select count(*)::int as count, ceil(extract(epoch from min(created_at) + interval '10 minutes' - now()))::int as wait
  from (select created_at from leads.submissions where ${where} and ${recent} order by created_at desc limit ${most}) n`

// Many people may share an address, so submissions above the limit are held. Above a higher limit, they are rejected.
const lookUpText = `
  select known.content_hash as known, known.id is not null as "isKnown",
    exists (select from leads.deliveries where submission_id = $1 and kind = 'confirmation') as "isConfirmed",
    exists (select from leads.attachments where submission_id = $1) as "hasFile",
    own.count >= $3 or network.count >= $5 as "isHeld",
    case when own.count >= ${callsPerSubmission} * $3 then own.wait
      when network.count >= ${callsPerSubmission} * $5 then network.wait end as wait
  from (${newest('sender_hash = $2', `${callsPerSubmission} * $3`)}) as own
  cross join (${newest('network_hash = $4', `${callsPerSubmission} * $5`)}) as network
  left join leads.submissions as known on known.id = $1`

type LookUp = {
  known: string | null
  isKnown: boolean
  isConfirmed: boolean
  hasFile: boolean
  isHeld: boolean
  wait: number | null
}

/** Returns the outcome for a known or limited submission, or 'sender' for a new one that must be held. */
async function lookUp(
  query: Query,
  entry: Entry,
  { perSender }: Limits,
): Promise<Saved | 'sender' | undefined> {
  const { hash = null, networkHash = null } = entry.sender
  const values = [entry.submission.id, hash, perSender, networkHash, perSender * sendersPerNetwork]
  const [row] = (await query(lookUpText, values)) as [LookUp]
  if (!row.isKnown) {
    if (row.wait !== null) return { kind: 'limited', retryAfterSeconds: row.wait }
    return row.isHeld ? 'sender' : undefined
  }
  if (row.known !== null && row.known !== entry.contentHash) return { kind: 'conflict' }
  return {
    kind: 'repeated',
    confirmation: row.isConfirmed ? 'sent' : await confirmationOf(query, entry),
    isFileKept: row.hasFile || !entry.submission.attachment,
  }
}

const filesText = `
  select count(*) filter (where s.sender_hash = $1)::int as own, count(*) filter (where s.network_hash = $2)::int as network,
    coalesce(sum(octet_length(a.content)), 0)::float8 as bytes
  from leads.attachments a join leads.submissions s on s.id = a.submission_id
  where a.created_at between now() - interval '1 day' and now() + interval '1 minute'`

async function reachedFileLimit(
  query: Query,
  sender: Entry['sender'],
  attachment: Attachment,
  { filesPerSender = Infinity, fileBytes = Infinity }: Limits,
): Promise<Saved | undefined> {
  const [row] = (await query(filesText, [sender.hash ?? null, sender.networkHash ?? null])) as [
    { own: number; network: number; bytes: number },
  ]
  if (row.bytes + attachment.content.byteLength > fileBytes) {
    return { kind: 'file_limited', isForAll: true }
  }
  const isOwn = row.own >= filesPerSender || row.network >= filesPerSender * sendersPerNetwork
  return isOwn ? { kind: 'file_limited', isForAll: false } : undefined
}

// Held submissions don't count, so junk can't use up the limit for everyone.
const everyoneText = newest('sender_hash is not null and held_reason is null', '$1')
const keptMs = 1000

/**
 * Returns a function that checks the global limit. At most once a second, it reads the count from the database.
 * Between reads, it adds this process's submissions.
 */
function createLimitForAll(inAll: number) {
  let last = { atMs: Number.NEGATIVE_INFINITY, count: 0 }
  return async (query: Query): Promise<boolean> => {
    if (performance.now() - last.atMs > keptMs) {
      const atMs = performance.now()
      const [{ count }] = (await query(everyoneText, [inAll])) as [{ count: number }]
      last = { atMs, count }
    }
    if (last.count >= inAll) return true
    last.count += 1
    return false
  }
}

// The extra minute includes confirmations from transactions that started after ours but committed first.
const confirmationsSent = `count(*) filter (
  where sent_at between now() - interval '1 hour' and now() + interval '1 minute')`

// Transactions don't see each other's uncommitted confirmations. To keep both limits exact, the transactions of one
// network run one by one, and near the global limit, all transactions do.
const nearLimit = 10
const waitForNetworkText = `select pg_advisory_xact_lock(hashtext('confirmations ' || $1::text))`
const waitForAllText = `
  select pg_advisory_xact_lock(hashtext('confirmations')) from leads.confirmations
  having ${confirmationsSent} > $1::int - ${nearLimit}`

/**
 * Deliveries that the caller attempts right away are inserted with one attempt and a lease, so the outbox skips them
 * until the lease ends.
 */
const insertText = `
  with inserted as (
    insert into leads.submissions (id, form, fields, sender_hash, network_hash, content_hash, held_reason)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning id
  ), claimed as (
    insert into leads.confirmations as known (address) select $8::text from inserted
    where $7::text is null and $8::text is not null
      and $9::int > (select ${confirmationsSent} from leads.confirmations)
      and greatest($9::int / ${networksPerHour}, 1) > (
        select count(*) from leads.submissions s
          join leads.deliveries d on d.submission_id = s.id and d.kind = 'confirmation'
        where s.network_hash = $5 and s.created_at > now() - interval '1 hour')
    on conflict (address) do update set sent_at = now()
      where known.sent_at not between now() - interval '1 hour' and now() + interval '1 minute'
    returning address
  )
  insert into leads.deliveries (id, submission_id, kind, recipient, reply_to, subject, body_text, body_html, status,
    attempts, next_attempt_at)
  select d.id, inserted.id, d.kind, d.recipient, d.reply_to, d.subject, d.body_text, d.body_html,
    case when $7::text is null then 'queued' else 'held' end, d.attempts,
    now() + make_interval(secs => ${leaseSeconds} * d.attempts)
  from inserted, json_to_recordset($10::json) as d (id uuid, kind text, recipient text, reply_to text, subject text,
    body_text text, body_html text, attempts int)
  where d.kind <> 'confirmation' or exists (select from claimed)
  returning kind, attempts`

/**
 * Returns the kinds of delivery that the caller should attempt now, or undefined if a concurrent call inserted the id
 * first.
 */
async function insert(
  query: Query,
  { submission, contentHash, sender, messages, webhookId }: Entry,
  held: HeldReason | undefined,
  { confirmationsPerHour }: Limits,
  emailsFileNow: boolean,
): Promise<string[] | undefined> {
  const emails = messages.map(({ id, kind, to, replyTo, subject, text, html, attachment }) => ({
    ...{ id, kind, recipient: to, reply_to: replyTo, subject, body_text: text, body_html: html },
    attempts: held || (attachment && !emailsFileNow) ? 0 : 1,
  }))
  const mailbox = confirmedMailbox(messages)
  if (mailbox !== undefined && !held) {
    await query(waitForNetworkText, [sender.networkHash ?? null])
    await query(waitForAllText, [confirmationsPerHour])
  }
  const webhook = webhookId === undefined ? [] : [{ id: webhookId, kind: 'webhook', attempts: held ? 0 : 1 }]
  const rows = await query<{ kind: string; attempts: number }>(insertText, [
    submission.id,
    submission.form,
    JSON.stringify(submission.fields),
    sender.hash ?? null,
    sender.networkHash ?? null,
    contentHash,
    held ?? null,
    mailbox ?? null,
    confirmationsPerHour,
    JSON.stringify([...emails, ...webhook]),
  ])
  if (rows.length === 0) return undefined
  await insertAttachment(query, submission)
  return rows.filter(({ attempts }) => attempts > 0).map(({ kind }) => kind)
}

async function insertAttachment(query: Query, { id, attachment }: Entry['submission']) {
  if (!attachment) return
  const { filename, mediaType, content } = attachment
  await query(
    `insert into leads.attachments (id, submission_id, filename, media_type, content) values ($1, $2, $3, $4, $5)`,
    [
      uuidFrom(`${id}:resume`),
      id,
      filename,
      mediaType,
      Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    ],
  )
}

/** Returns 'earlier' if this address already got a confirmation for another submission. */
async function confirmationOf(query: Query, { messages }: Entry): Promise<Confirmation> {
  const mailbox = confirmedMailbox(messages)
  if (mailbox === undefined) return 'none'
  const earlier = await query('select from leads.confirmations where address = $1', [mailbox])
  return earlier.length > 0 ? 'earlier' : 'none'
}

const sameMailboxes: Record<string, string> = { 'googlemail.com': 'gmail.com' }

function confirmedMailbox(messages: Entry['messages']): string | undefined {
  const to = messages.find(({ kind }) => kind === 'confirmation')?.to
  return to && mailboxOf(to)
}

/** Removes the +tag and the dots, which Gmail ignores. At other providers, this may merge two mailboxes. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${sameMailboxes[domain] ?? domain}`
}
