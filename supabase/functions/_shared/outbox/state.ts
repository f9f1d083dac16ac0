import type { Database } from '../server/database.ts'

/** Nothing is deleted while the database's clock and the function's clock differ by more than this. */
const longestClockDifference = '1 hour'
const longestPause = '2 days'
const distrust = '7 days'

export type CheckIn = { hasJumped: boolean; isClockPlausible: boolean }

/**
 * After the database's clock has jumped, nothing is deleted for a week. Deliveries whose last attempt is in the future
 * become due at once.
 */
export function checkIn(database: Database, functionTime: Date): Promise<CheckIn> {
  return database.transaction(async (query) => {
    const [row] = await query<CheckIn>(
      `with before as (select checked_at, coalesce(checked_at > now() + interval '1 minute'
          or checked_at < now() - interval '${longestPause}', false) as jumped from leads.state for update)
       update leads.state set checked_at = now(),
         purge_not_before = case when jumped then now() + interval '${distrust}' else purge_not_before end
       from before
       returning jumped as "hasJumped",
         $1::timestamptz between now() - interval '${longestClockDifference}'
           and now() + interval '${longestClockDifference}' as "isClockPlausible"`,
      [functionTime],
    )
    await query(
      `update leads.deliveries set next_attempt_at = now(), last_attempt_at = now()
       where status = 'queued' and last_attempt_at > now() + interval '1 minute'`,
    )
    return row ?? { hasJumped: false, isClockPlausible: true }
  })
}

/** Returns undefined if deliver-outbox has never run. */
export async function minutesSinceCheckIn(database: Database): Promise<number | undefined> {
  const [row] = await database.query<{ minutes: number | null }>(
    'select floor(extract(epoch from now() - checked_at) / 60)::int as minutes from leads.state',
  )
  return row?.minutes ?? undefined
}

/**
 * If about an hour has passed since the time in `column`, sets `column` to now and returns true. 55 minutes is enough,
 * because the times of scheduled runs vary.
 */
export async function isHourly(
  database: Database,
  column: 'held_told_at' | 'inbox_checked_at',
): Promise<boolean> {
  const rows = await database.query(
    `update leads.state set ${column} = now()
     where ${column} is null or ${column} not between now() - interval '55 minutes' and now() + interval '1 minute'
     returning 1`,
  )
  return rows.length > 0
}

// Writes to the same tables and columns as a real submission with a file.
const trialInsert = `
  with submission as (
    insert into leads.submissions (id, form, fields, sender_hash, network_hash, content_hash, held_reason)
    values (gen_random_uuid(), 'health_check', '{}', null, null, null, null) returning id
  ), delivery as (
    insert into leads.deliveries
      (id, submission_id, kind, recipient, reply_to, subject, body_text, body_html, status, attempts, next_attempt_at)
    select id, id, 'webhook', null, null, null, null, null, 'held', 0, now() from submission
  )
  insert into leads.attachments (id, submission_id, filename, media_type, content)
  select id, id, 'health_check', 'text/plain', '' from submission`

/** Inserts a submission and rolls the transaction back. Rejects if a real submission couldn't be stored. */
export async function proveStoring(database: Database): Promise<void> {
  await database.query(`begin; ${trialInsert}; rollback`)
}
