import { findId } from './find.mjs'

const queue = `
  update leads.deliveries set status = 'queued', queued_at = now(), next_attempt_at = now(),
    last_attempt_at = now() where status = 'held'`

/**
 * @param {import('pg').Client} client
 * @param {string} idPrefix the first characters of a submission id, or '' to release everything that is held
 */
export async function release(client, idPrefix) {
  const { rowCount } = idPrefix
    ? await client.query(`${queue} and submission_id = $1`, [await findId(client, idPrefix)])
    : await client.query(queue)
  return rowCount === 0
    ? 'Nothing to release.\n'
    : `${rowCount} due now: deliver-outbox delivers them on its next run.\n`
}
