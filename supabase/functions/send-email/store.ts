import { leaseSeconds } from '../_shared/outbox/retry.ts'
import type { Database } from '../_shared/server/database.ts'
import type { KeptEmail, Saved, Store, Submission } from './ports.ts'

type Transaction = Parameters<Parameters<Database['begin']>[1]>[0]

/** Keeps submissions in `leads`, at most `limit` per sender in 10 minutes; a known id is never limited. */
export function createPostgresStore(sql: Database, limit: number): Store {
  return {
    save: (submission, emails, senderHash) =>
      sql.begin(async (transaction): Promise<Saved> => {
        const refusal = await lookUp(transaction, submission.id, senderHash, limit)
        if (refusal) return refusal
        if (!(await insert(transaction, submission, senderHash))) return { kind: 'repeated' }
        for (const email of emails) await insertEmail(transaction, email)
        return { kind: 'inserted' }
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
  if (row?.known) return { kind: 'repeated' }
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

/** The one that inserts delivers at once: the first attempt counts as taken, and the outbox waits for a lease. */
async function insertEmail(sql: Transaction, email: KeptEmail) {
  await sql`
    insert into leads.emails
      (id, submission_id, kind, recipient, reply_to, subject, body_text, body_html, attempts, next_attempt_at)
    values (${email.id}, ${email.submissionId}, ${email.kind}, ${email.to}, ${email.replyTo ?? null},
      ${email.subject}, ${email.text}, ${email.html}, 1, now() + make_interval(secs => ${leaseSeconds}))`
}
