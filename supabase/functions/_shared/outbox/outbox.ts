import type { Attachment, Mailer, OutgoingEmail } from '../email-sending/mailer.ts'
import { DeliveryError, type Failure } from '../http/failure.ts'
import { type Database, isUnreadable } from '../server/database.ts'
import { uuidFrom } from '../server/digest.ts'
import { type Log, reasonOf } from '../server/log.ts'
import type { Lead, LeadWebhook } from '../webhook/webhook.ts'

export type Kind = 'notification' | 'confirmation' | 'webhook'

export type Delivery = { id: string; submissionId: string; kind: Kind } & (
  | { kind: 'notification' | 'confirmation'; email: OutgoingEmail }
  | { kind: 'webhook'; lead: Lead }
  /** SQLSTATE of the read error. */
  | { unreadable: string }
)

/** `reason` is an error code or a short description, without personal data. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: Failure; reason: string; retryAfterSeconds?: number | undefined }

type Status = 'sent' | 'queued' | 'failed'

export type Outbox = {
  /** Claims the next due delivery for `leaseSeconds`. The kinds in `without` are skipped. */
  claimNext(without?: ReadonlyArray<Kind>): Promise<Delivery | undefined>
  /** Stores the outcome. A delivery that wasn't sent is retried later or fails for good. */
  settle(id: string, outcome: Outcome): Promise<Status>
}

export type DeliveryPorts = { mailer: Mailer; webhook: LeadWebhook | undefined }

/** Never rejects. */
export async function attempt(delivery: Delivery, { mailer, webhook }: DeliveryPorts): Promise<Outcome> {
  if ('unreadable' in delivery) return { kind: 'refused', reason: delivery.unreadable }
  try {
    if (delivery.kind !== 'webhook') {
      const isAutomatic = delivery.kind === 'confirmation'
      const email = { ...delivery.email, conversation: delivery.submissionId, isAutomatic }
      await mailer.send(email).catch((error) => sendWithoutReplyTo(email, error, mailer))
    } else if (webhook) await webhook.send(delivery.id, delivery.lead)
    else return { kind: 'refused', reason: 'LEAD_WEBHOOK_URL is not set' }
    return { kind: 'sent' }
  } catch (error) {
    if (!(error instanceof DeliveryError)) return { kind: 'postponed', reason: 'unexpected' }
    return { kind: error.failure, reason: error.code, retryAfterSeconds: error.retryAfterSeconds }
  }
}

/**
 * Retries a refused email without its Reply-To address, because that may be the only problem. The address is also in
 * the email's text.
 */
async function sendWithoutReplyTo({ replyTo, ...email }: OutgoingEmail, error: unknown, mailer: Mailer) {
  const isRefused = error instanceof DeliveryError && error.failure === 'refused'
  if (!isRefused || replyTo === undefined || email.isAutomatic) throw error
  // The email needs a new id, because the provider already saw the first id with different content.
  await mailer.send({ ...email, id: uuidFrom(`${email.id}:without reply-to`) })
}

/** Rejects only if the outcome could not be stored. */
export async function deliver(delivery: Delivery, ports: DeliveryPorts & { outbox: Outbox; log: Log }) {
  const outcome = await attempt(delivery, ports)
  const status = await settle(ports.outbox, delivery.id, outcome)
  const reason = outcome.kind === 'sent' ? undefined : outcome.reason
  const { submissionId: submission, kind } = delivery
  ports.log(`delivery ${status}`, { submission, delivery: kind, outcome: outcome.kind, reason })
  return { status, outcome }
}

/** Retries twice, because a delivery is sent again after its lease if its outcome wasn't stored. */
async function settle(outbox: Outbox, id: string, outcome: Outcome): Promise<Status> {
  for (const waitMs of [500, 2000]) {
    try {
      return await outbox.settle(id, outcome)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
  return outbox.settle(id, outcome)
}

/** A lease must last longer than a delivery attempt, or two processes could send the same delivery. */
export const leaseSeconds = 60
/**
 * A confirmation fails after this many refusals or days. Notifications and webhooks are retried until they are
 * delivered or dropped.
 */
const confirmationLimit = { refusals: 8, days: 2 }
/** Retry delays in seconds. Except after a lost response, each delay is twice the previous one, but at most `most`. */
const retryAfter = {
  outage: { first: 10, most: 45 },
  refusal: { first: 60, most: 7200 },
  lostResponse: { first: 900, later: 7200 },
}

export function createPostgresOutbox(database: Database): Outbox {
  return {
    async claimNext(without = []) {
      const [row] = await database.query<ClaimedRow>(claim, [leaseSeconds, without])
      return row && (await readDelivery(database, row))
    },
    async settle(id, outcome) {
      if (outcome.kind === 'sent') {
        await database.query(settleSent, [id])
        return 'sent'
      }
      const values = [id, outcome.reason, outcome.kind, Math.ceil(outcome.retryAfterSeconds ?? 0)]
      const [row] = await database.query<{ status: Status }>(settleFailed, values)
      return row?.status ?? 'sent'
    },
  }
}

/**
 * Claims in the order of the index deliveries_due: deliveries with at most one attempt first, and leads before
 * confirmations. The emails aren't read here, because a damaged one would block the queue.
 */
const claim = `
  update leads.deliveries set attempts = attempts + 1, last_attempt_at = now(),
    next_attempt_at = now() + make_interval(secs => $1::float8)
  where id = (
    select id from leads.deliveries
    where status = 'queued' and next_attempt_at <= now() and kind <> all ($2::text[])
    order by (attempts > 1), (kind = 'confirmation'), next_attempt_at
    limit 1 for update skip locked
  )
  returning id, submission_id, kind`

const settleSent = `
  update leads.deliveries set status = 'sent', sent_at = now(), last_attempt_at = now(), last_error = null
  where id = $1 and status <> 'sent'`

/**
 * After an outage, the delay is under a minute, so the next scheduled run retries. After a refusal, the delay is
 * longer, because someone has to fix the cause first. It is also longer after a lost response, because each attempt may
 * send a duplicate. When a rate limit is reached, the provider's Retry-After sets the delay.
 */
const settleFailed = `
  update leads.deliveries set
    last_error = $2::text,
    refusals = refusals + more,
    last_attempt_at = now(),
    status = case when kind = 'confirmation'
      and (refusals + more >= ${confirmationLimit.refusals}
        or queued_at < now() - interval '${confirmationLimit.days} days')
      then 'failed' else status end,
    next_attempt_at = now() + make_interval(secs => greatest($4::float8, case
      when $3 = 'limited' and $4::float8 > 0 then 0
      when $3 = 'unsure' then
        case when refusals = 0 then ${retryAfter.lostResponse.first} else ${retryAfter.lostResponse.later} end
      when $3 = 'refused' then
        least(${retryAfter.refusal.first} * 2 ^ least(refusals, 12), ${retryAfter.refusal.most})
      else least(${retryAfter.outage.first} * 2 ^ least(attempts - 1, 8), ${retryAfter.outage.most}) end))
  from (select ($3::text in ('refused', 'unsure'))::int as more) as counted
  where id = $1 and status = 'queued'
  returning status`

type ClaimedRow = { id: string; submission_id: string; kind: Kind }

async function readDelivery(database: Database, row: ClaimedRow): Promise<Delivery> {
  const { id, submission_id: submissionId, kind } = row
  try {
    if (kind === 'webhook') return { id, submissionId, kind, lead: await readLead(database, submissionId) }
    const attachment = kind === 'notification' ? await attachmentOf(database, submissionId) : undefined
    return { id, submissionId, kind, email: { ...(await readEmail(database, id)), attachment } }
  } catch (error) {
    if (!isUnreadable(error)) throw error
    return { id, submissionId, kind, unreadable: reasonOf(error) }
  }
}

async function readEmail(database: Database, id: string): Promise<OutgoingEmail> {
  const [email] = await database.query<OutgoingEmail & { replyTo: string | null }>(
    `select id, recipient as "to", reply_to as "replyTo", subject, body_text as text, body_html as html
     from leads.deliveries where id = $1`,
    [id],
  )
  if (!email) throw new Error('A claimed delivery is gone')
  return { ...email, replyTo: email.replyTo ?? undefined }
}

async function attachmentOf(database: Database, submissionId: string): Promise<Attachment | undefined> {
  const [file] = await database.query<Attachment>(
    `select filename, media_type as "mediaType", content from leads.attachments where submission_id = $1`,
    [submissionId],
  )
  return file
}

async function readLead(database: Database, submissionId: string): Promise<Lead> {
  const [row] = await database.query<Omit<Lead, 'createdAt'> & { createdAt: Date }>(
    `select s.id, s.form, s.fields, s.created_at as "createdAt", case when a.id is not null then json_build_object(
       'filename', a.filename, 'mediaType', a.media_type, 'bytes', octet_length(a.content)) end as file
     from leads.submissions s left join leads.attachments a on a.submission_id = s.id where s.id = $1`,
    [submissionId],
  )
  if (!row) throw new Error('The submission of a webhook is gone')
  return { ...row, createdAt: row.createdAt.toISOString() }
}
