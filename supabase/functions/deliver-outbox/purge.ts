import type { Database, Query } from '../_shared/server/database.ts'

/** Retention periods in days. If `leadDays` is undefined, leads are kept until someone deletes them. */
type Retention = {
  leadDays: number | undefined
  emailBodyDays: number
  resumeDays: number
  senderHashDays: number
  heldSpamDays: number
}

export type Purged = {
  resumes: number
  emailBodies: number
  senderHashes: number
  heldSpam: number
  leads: number
}

// Small batches don't hold locks for long. The next purge, an hour later, deletes more.
const maxAtOnce = 1000

/** Runs at most once an hour. Returns undefined if it isn't due. Queued leads and their resumes are kept. */
export function purge(database: Database, retention: Retention): Promise<Purged | undefined> {
  return database.transaction(async (query) => {
    const claimed = await query(
      `update leads.state set purged_at = now()
       where purge_not_before <= now() and (purged_at is null
         or purged_at not between now() - interval '1 hour' and now() + interval '1 minute')
       returning 1`,
    )
    if (claimed.length === 0) return undefined
    await query(`delete from leads.confirmations where sent_at < now() - interval '1 hour'`)
    const { leadDays, emailBodyDays, resumeDays, senderHashDays, heldSpamDays } = retention
    return {
      resumes: await count(query, resumes, resumeDays),
      emailBodies: await count(query, emailBodies, emailBodyDays),
      senderHashes: await count(query, senderHashes, senderHashDays),
      heldSpam: await count(query, heldSpam, heldSpamDays),
      leads: leadDays === undefined ? 0 : await count(query, leads, leadDays),
    }
  })
}

async function count(query: Query, text: string, days: number): Promise<number> {
  return (await query(`${text} returning 1`, [days, maxAtOnce])).length
}

const before = 'now() - make_interval(days => $1::int)'

// The status 'failed' means that an operator dropped the notification. The condition on a.created_at lets the query use
// an index.
const resumes = `
  delete from leads.attachments where id in (
    select a.id from leads.attachments a join leads.deliveries d on d.submission_id = a.submission_id
    where a.created_at < ${before} and d.kind = 'notification'
      and (d.sent_at < ${before} or d.status = 'failed') limit $2::int)`

const emailBodies = `
  update leads.deliveries set recipient = null, reply_to = null, subject = null, body_text = null, body_html = null
  where id in (
    select id from leads.deliveries
    where body_text is not null and status in ('sent', 'failed') and created_at < ${before} limit $2::int)`

const senderHashes = `
  update leads.submissions set sender_hash = null, network_hash = null where id in (
    select id from leads.submissions where sender_hash is not null and created_at < ${before} limit $2::int)`

// Deletes held submissions that look like spam or that an operator dropped. A lead held because it exceeded a limit is
// kept until someone releases or drops it.
const heldSpam = `
  delete from leads.submissions where id in (
    select id from leads.submissions s where held_reason is not null and created_at < ${before}
      and not exists (select from leads.deliveries d where d.submission_id = s.id and (d.status in ('queued', 'sent')
        or d.status = 'held' and s.held_reason not in ('decoy', 'fast')))
    limit $2::int)`

// Keeps leads with a queued delivery, even if it was refused, and leads with a held delivery.
const leads = `
  delete from leads.submissions where id in (
    select id from leads.submissions s where created_at < ${before}
      and not exists (select from leads.deliveries d where d.submission_id = s.id and d.status in ('queued', 'held'))
    limit $2::int)`
