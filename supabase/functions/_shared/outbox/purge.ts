import type { Database } from '../server/database.ts'

/** Deletes what has been kept long enough. Returns how many resumes went. */
export type Purge = (resumesDeliveredBefore: Date) => Promise<number>

/**
 * Resumes go once their mail was delivered before the given moment; the application itself stays. One whose mail
 * was never delivered stays too, since nobody has seen it.
 */
export function createPostgresPurge(sql: Database): Purge {
  return (resumesDeliveredBefore) =>
    sql.begin(async (transaction) => {
      await transaction`delete from leads.confirmations where sent_at < now() - interval '1 hour'`
      const { count } = await transaction`
        delete from leads.attachments where exists (
          select from leads.emails e
          where e.submission_id = attachments.submission_id and e.kind = 'notification'
            and e.sent_at < ${resumesDeliveredBefore}
        )`
      return count
    })
}
