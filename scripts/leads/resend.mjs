import { findId } from './find.mjs'

/** Matches deliveries `d` that are queued or failed, but not dropped ones. */
export const isOpen = `d.status in ('queued', 'failed') and d.last_error is distinct from 'dropped'`

// Sent deliveries get a new id, because the mail provider and the webhook's receiver ignore a known id. Other
// deliveries keep their id, because they may have been delivered and only the response was lost. An email can't be
// resent after retention deleted its text.
const again = `
  update leads.deliveries d set id = case status when 'sent' then gen_random_uuid() else id end,
    status = 'queued', sent_at = null, refusals = 0, queued_at = now(), next_attempt_at = now()
  where (d.kind = 'webhook' or d.body_text is not null)`

/**
 * @param {import('pg').Client} client
 * @param {string} beginning of an id
 * @param {{ open?: boolean }} options `open`: resends everything that is open, instead of one submission
 */
export async function resend(client, beginning, { open }) {
  if (open && beginning) throw new Error('Give an id or --open, not both.')
  const { rowCount } = open
    ? await client.query(`${again} and ${isOpen}`)
    : await client.query(`${again} and d.submission_id = $1`, [await findId(client, beginning)])
  return rowCount === 0
    ? 'There is nothing to deliver.\n'
    : `${rowCount} due now: deliver-outbox hands them over at its next run.\n`
}
