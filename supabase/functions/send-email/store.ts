import { Buffer } from 'node:buffer'
import type { Attachment } from '../_shared/mail/mailer.ts'
import { leaseSeconds } from '../_shared/outbox/retry.ts'
import type { Database } from '../_shared/server/database.ts'
import { uuidFrom } from '../_shared/server/digest.ts'
import { confirmationAddress } from './compose.ts'
import type { KeptEmail, Saved, Store, Submission } from './ports.ts'

type Transaction = Parameters<Parameters<Database['begin']>[1]>[0]

/** Keeps submissions in `leads`, at most `limit` per sender in 10 minutes; a known id is never limited. */
export function createPostgresStore(sql: Database, limit: number): Store {
  return {
    save: (submission, emails, senderHash) =>
      sql.begin(async (transaction): Promise<Saved> => {
        const refusal = await lookUp(transaction, submission.id, senderHash, limit)
        if (refusal) return refusal
        if (!(await insert(transaction, submission, senderHash))) {
          return { kind: 'repeated', isConfirmed: await isConfirmed(transaction, submission.id) }
        }
        if (submission.attachment) await insertAttachment(transaction, submission.id, submission.attachment)
        return { kind: 'inserted', emails: await insertEmails(transaction, emails) }
      }),
  }
}

async function lookUp(
  sql: Transaction,
  id: string,
  senderHash: string,
  limit: number,
): Promise<Saved | undefined> {
  const [row] = await sql`
    select exists (select from leads.submissions where id = ${id}) as known,
      count(*)::int as recent,
      ceil(extract(epoch from min(created_at) + interval '10 minutes' - now()))::int as wait
    from (
      select created_at from leads.submissions
      where sender_hash = ${senderHash} and created_at > now() - interval '10 minutes'
      order by created_at desc limit ${limit}
    ) as window_of_sender`
  if (row?.known) return { kind: 'repeated', isConfirmed: await isConfirmed(sql, id) }
  if (row && row.recent >= limit) return { kind: 'limited', retryAfterSeconds: row.wait }
  return undefined
}

async function insert(
  sql: Transaction,
  { id, form, fields }: Submission,
  senderHash: string,
): Promise<boolean> {
  const rows = await sql`
    insert into leads.submissions (id, form, fields, sender_hash)
    values (${id}, ${form}, ${sql.json(fields as never)}, ${senderHash})
    on conflict (id) do nothing
    returning id`
  return rows.length === 1
}

async function isConfirmed(sql: Transaction, id: string): Promise<boolean> {
  const rows = await sql`select from leads.emails where submission_id = ${id} and kind = 'confirmation'`
  return rows.length === 1
}

/** As base64 the file is a third smaller on its way than in the library's own notation for bytes, hex. */
async function insertAttachment(sql: Transaction, submissionId: string, file: Attachment) {
  const { buffer, byteOffset, byteLength } = file.content
  await sql`
    insert into leads.attachments (id, submission_id, filename, media_type, content)
    values (${await uuidFrom(`${submissionId}:resume`)}, ${submissionId}, ${file.filename}, ${file.mediaType},
      decode(${Buffer.from(buffer, byteOffset, byteLength).toString('base64')}, 'base64'))`
}

async function insertEmails(sql: Transaction, emails: ReadonlyArray<KeptEmail>): Promise<KeptEmail[]> {
  const kept: KeptEmail[] = []
  for (const email of emails) {
    if (email.kind === 'confirmation' && !(await claimConfirmation(sql, email.to))) continue
    await insertEmail(sql, email)
    kept.push(email)
  }
  return kept
}

/** Whether this address may get a confirmation: one an hour, also when two applications arrive together. */
async function claimConfirmation(sql: Transaction, address: string): Promise<boolean> {
  const rows = await sql`
    insert into leads.confirmations as known (address) values (${confirmationAddress(address)})
    on conflict (address) do update set sent_at = now() where known.sent_at <= now() - interval '1 hour'
    returning address`
  return rows.length === 1
}

/** The one that inserts delivers at once: the first attempt counts as taken, and the outbox waits for a lease. */
async function insertEmail(sql: Transaction, email: KeptEmail) {
  await sql`
    insert into leads.emails
      (id, submission_id, kind, recipient, reply_to, subject, body_text, body_html, attempts, next_attempt_at)
    values (${email.id}, ${email.submissionId}, ${email.kind}, ${email.to}, ${email.replyTo ?? null},
      ${email.subject}, ${email.text}, ${email.html}, 1, now() + make_interval(secs => ${leaseSeconds}))`
}
