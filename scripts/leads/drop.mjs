import { findId } from './find.mjs'

const kinds = ['notification', 'confirmation', 'webhook']

// Not deleted: its submission shows what became of it, and a damaged one can be dropped, too.
const giveUp = `
  update leads.deliveries set status = 'failed', last_error = 'dropped'
  where status <> 'sent' and last_error is distinct from 'dropped' and kind = any ($1)`

/**
 * Gives deliveries up, so that they are never tried again. Their submissions stay.
 * @param {import('pg').Client} client
 * @param {string} beginning of an id
 * @param {{ held?: boolean, kind?: string }} options
 */
export async function drop(client, beginning, { held, kind }) {
  if (kind !== undefined && !kinds.includes(kind))
    throw new Error(`--kind must be one of ${kinds.join(', ')}.`)
  if (beginning && held) throw new Error('Give an id or --held, not both.')
  if (!beginning && !held && kind !== 'webhook') {
    throw new Error(
      'Say which: the id of a submission, --held for all that is held, or --kind webhook for all of them.',
    )
  }
  const wanted = kind === undefined ? kinds : [kind]
  const { rowCount } = beginning
    ? await client.query(`${giveUp} and submission_id = $2`, [wanted, await findId(client, beginning)])
    : await client.query(held ? `${giveUp} and status = 'held'` : giveUp, [wanted])
  return rowCount === 0 ? 'There is nothing to drop.\n' : `${rowCount} deliveries given up.\n`
}
