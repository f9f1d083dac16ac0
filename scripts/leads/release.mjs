import { findId } from './find.mjs'

const queue = `
  update leads.deliveries set status = 'queued', queued_at = now(), next_attempt_at = now(),
    last_attempt_at = now() where status = 'held'`

/**
 * @param {import('pg').Client} client
 * @param {string} beginning of an id; '' releases everything that is held
 */
export async function release(client, beginning) {
  const { rowCount } = beginning
    ? await client.query(`${queue} and submission_id = $1`, [await findId(client, beginning)])
    : await client.query(queue)
  return rowCount === 0
    ? 'There is nothing to release.\n'
    : `${rowCount} due now: deliver-outbox hands them over at its next run.\n`
}
