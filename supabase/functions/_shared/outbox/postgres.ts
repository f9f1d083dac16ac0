import type { Attachment } from '../mail/mailer.ts'
import type { Database } from '../server/database.ts'
import type { Outbox, Outcome, QueuedEmail } from './attempt.ts'
import { leaseSeconds, mostRefusals, retryDelaySeconds } from './retry.ts'

/** The outbox in `leads.emails`. Each method is one short transaction. */
export function createPostgresOutbox(sql: Database): Outbox {
  return {
    claimNext: () => sql.begin((transaction) => claimNext(transaction)),
    settle: (emailId, outcome) => sql.begin((transaction) => settle(transaction, emailId, outcome)),
    async countWaiting() {
      const rows = await sql`select count(*)::int as waiting from leads.emails where status = 'queued'`
      return rows[0]?.waiting ?? 0
    },
  }
}

async function claimNext(sql: TransactionSql): Promise<QueuedEmail | undefined> {
  const [row] = await sql<[ClaimedRow?]>`
    update leads.emails set attempts = attempts + 1,
      next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    where id = (
      select id from leads.emails where status = 'queued' and next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked
    )
    returning id, submission_id, kind, recipient, reply_to, subject, body_text, body_html`
  return row && { ...toEmail(row), attachment: await attachmentOf(sql, row) }
}

type ClaimedRow = {
  id: string
  submission_id: string
  kind: string
  recipient: string
  reply_to: string | null
  subject: string
  body_text: string
  body_html: string
}

function toEmail(row: ClaimedRow): QueuedEmail {
  return {
    id: row.id,
    submissionId: row.submission_id,
    to: row.recipient,
    replyTo: row.reply_to ?? undefined,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
  }
}

/** The file goes with the mail to us; the visitor's own copy of it never goes back. */
async function attachmentOf(sql: TransactionSql, row: ClaimedRow): Promise<Attachment | undefined> {
  if (row.kind !== 'notification') return undefined
  const [file] = await sql<[Attachment?]>`
    select filename, media_type as "mediaType", content from leads.attachments
    where submission_id = ${row.submission_id}`
  return file
}

type Status = 'sent' | 'queued' | 'failed'

async function settle(sql: TransactionSql, emailId: string, outcome: Outcome): Promise<Status> {
  if (outcome.kind === 'sent') {
    await sql`
      update leads.emails set status = 'sent', sent_at = now(), last_error = null
      where id = ${emailId} and status <> 'sent'`
    return 'sent'
  }
  const refused = outcome.kind === 'refused' ? 1 : 0
  const [row] = await sql<{ status: Status; attempts: number }[]>`
    update leads.emails set last_error = ${outcome.reason}, refusals = refusals + ${refused},
      status = case when refusals + ${refused} >= ${mostRefusals} then 'failed' else status end
    where id = ${emailId} and status = 'queued'
    returning status, attempts`
  if (!row) return 'sent'
  await sql`
    update leads.emails set next_attempt_at = now() + make_interval(secs => ${retryDelaySeconds(row.attempts)})
    where id = ${emailId}`
  return row.status
}

type TransactionSql = Parameters<Parameters<Database['begin']>[1]>[0]
