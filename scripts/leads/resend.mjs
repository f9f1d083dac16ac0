import { findId } from './find.mjs'

/** Of a delivery d: it waits, was refused, or is a confirmation that failed. What was dropped is not tried again. */
export const isOpen = `d.status in ('queued', 'failed') and d.last_error is distinct from 'dropped'`

// An email whose text was deleted by retention can't be resent; the submission is still there.
const again = `
  update leads.deliveries d set status = 'queued', sent_at = null, refusals = 0, next_attempt_at = now()
  where (d.kind = 'webhook' or d.body_text is not null)`

/**
 * @param {import('pg').Client} client
 * @param {string} beginning of an id
 * @param {{ open?: boolean }} options `open`: everything that is open, instead of one submission
 */
export async function resend(client, beginning, { open }) {
  if (open && beginning) throw new Error('Give an id or --open, not both.')
  const { rowCount } = open
    ? await client.query(`${again} and ${isOpen}`)
    : await client.query(`${again} and d.submission_id = $1`, [await findId(client, beginning)])
  return rowCount === 0
    ? 'There is nothing to deliver.\n'
    : `${rowCount} due now: deliver-outbox hands them over at its next run. A provider that remembers an id (Resend, for 24 hours) drops what it had.\n`
}
