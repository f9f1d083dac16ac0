import { findId } from './find.mjs'

// An email whose text was deleted by retention can't be resent; the submission is still there.
const again = `
  update leads.deliveries set status = 'queued', sent_at = null, refusals = 0, next_attempt_at = now()
  where (kind = 'webhook' or body_text is not null)`

/**
 * @param {import('pg').Client} client
 * @param {string | undefined} beginning of an id; everything that is not delivered where it is undefined
 */
export async function resend(client, beginning) {
  const { rowCount } =
    beginning === undefined
      ? await client.query(`${again} and status <> 'sent'`)
      : await client.query(`${again} and submission_id = $1`, [await findId(client, beginning)])
  return rowCount === 0
    ? 'There is nothing to deliver.\n'
    : `${rowCount} due now: deliver-outbox hands them over at its next run. A provider that remembers an id (Resend, for 24 hours) drops what it had.\n`
}
