import { findId } from './find.mjs'

/** An SQL condition for deliveries `d` that are queued or failed, except dropped ones. */
export const isOpen = `d.status in ('queued', 'failed') and d.last_error is distinct from 'dropped'`

// A sent delivery gets a new id, because the mail provider and the webhook's receiver ignore an id that they have
// already seen. Other deliveries keep their id, because they may have been delivered even though the response was lost.
// An email can't be resent once its text has been deleted.
const again = `
  update leads.deliveries d set id = case status when 'sent' then gen_random_uuid() else id end,
    status = 'queued', sent_at = null, refusals = 0, queued_at = now(), next_attempt_at = now()
  where (d.kind = 'webhook' or d.body_text is not null)`

/**
 * @param {import('pg').Client} client
 * @param {string} idPrefix the first characters of a submission id
 * @param {{ open?: boolean }} options `open` resends all open deliveries instead of one submission's
 */
export async function resend(client, idPrefix, { open }) {
  if (open && idPrefix) throw new Error('Give an id or --open, not both.')
  const { rowCount } = open
    ? await client.query(`${again} and ${isOpen}`)
    : await client.query(`${again} and d.submission_id = $1`, [await findId(client, idPrefix)])
  return rowCount === 0
    ? 'Nothing to deliver.\n'
    : `${rowCount} due now: deliver-outbox delivers them on its next run.\n`
}
