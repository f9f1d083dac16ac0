import { Buffer } from 'node:buffer'
import { leaseSeconds } from '../../_shared/outbox/retry.ts'
import type { Query } from '../../_shared/server/database.ts'
import { uuidFrom } from '../../_shared/server/digest.ts'
import { mailboxOf } from '../limits/mailbox.ts'
import type { Entry } from '../ports.ts'

// The caller attempts the deliveries right away: that attempt is counted, and the outbox waits for the lease.
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

/**
 * The kinds of its deliveries; undefined if a concurrent call inserted the id first. `confirmationsPerHour` is the limit
 * for all applicants together.
 */
export async function insertSubmission(
  query: Query,
  entry: Entry,
  confirmationsPerHour: number,
): Promise<string[] | undefined> {
  const { submission, contentHash, senderHash, messages } = entry
  const confirmed = messages.find(({ kind }) => kind === 'confirmation')
  const rows = await query<{ kind: string }>(insertText, [
    submission.id,
    submission.form,
    JSON.stringify(submission.fields),
    senderHash ?? null,
    contentHash,
    confirmed ? mailboxOf(confirmed.to) : null,
    confirmationsPerHour,
    JSON.stringify(deliveriesOf(entry)),
  ])
  if (rows.length === 0) return undefined
  if (submission.attachment) await insertAttachment(query, entry)
  return rows.map(({ kind }) => kind)
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
      Buffer.from(buffer, byteOffset, byteLength),
    ],
  )
}
