import type { Attachment, OutgoingEmail } from '../mail/mailer.ts'
import type { Database } from '../server/database.ts'
import { isUnreadable } from '../server/database-errors.ts'
import { reasonOf } from '../server/log.ts'
import { readLead } from './lead.ts'
import type { Delivery, Kind, Outbox, Status } from './outbox.ts'
import { delaySql, leaseSeconds, mostConfirmationRefusals } from './retry.ts'

/** In `leads.deliveries`; the database's clock decides what is due. */
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
      const isRefused = outcome.kind === 'refused'
      const isUnsure = outcome.kind === 'unsure'
      const values = [
        id,
        outcome.reason,
        isRefused ? 1 : 0,
        isUnsure,
        Math.ceil(outcome.retryAfterSeconds ?? 0),
        outcome.kind === 'limited' && outcome.retryAfterSeconds !== undefined,
      ]
      const [row] = await database.query<{ status: Status }>(settleFailed, values)
      return row?.status ?? 'sent'
    },
  }
}

/**
 * Leads before confirmations, new before failed; see the index deliveries_due. Does not read the texts: one that is damaged
 * would stay at the head of the queue.
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
 * After two lost responses in a row it counts as sent: the receiver got it twice. A provider that is only busy says itself
 * when to go on.
 */
const settleFailed = `
  update leads.deliveries set
    last_error = $2::text,
    refusals = refusals + $3::int,
    last_attempt_at = now(),
    status = case
      when $4::bool and last_error = $2::text then 'sent'
      when kind = 'confirmation'
        and (refusals + $3::int >= ${mostConfirmationRefusals} or created_at < now() - interval '2 days') then 'failed'
      else status end,
    sent_at = case when $4::bool and last_error = $2::text then now() end,
    next_attempt_at = now() + make_interval(secs => greatest($5::float8, case
      when $6::bool then 0
      when $4::bool then ${delaySql.unsure}
      when $3::int = 1 then ${delaySql.refused}
      else ${delaySql.retry} end))
  where id = $1 and status = 'queued'
  returning status`

/** For the plans in docs/reliability.md. */
export const outboxStatements = { claim }

type ClaimedRow = { id: string; submission_id: string; kind: Kind }

async function readDelivery(database: Database, row: ClaimedRow): Promise<Delivery> {
  const { id, submission_id: submissionId, kind } = row
  try {
    if (kind === 'webhook') return { id, submissionId, kind, lead: await readLead(database, submissionId) }
    // Only the email to us has the file.
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
