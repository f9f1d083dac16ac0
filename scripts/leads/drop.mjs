import { findId } from './find.mjs'

const kinds = ['notification', 'confirmation', 'webhook']

// The rows are kept, so the `show` command can still list the dropped deliveries.
const cancel = `
  update leads.deliveries set status = 'failed', last_error = 'dropped'
  where status <> 'sent' and last_error is distinct from 'dropped' and kind = any ($1)`

// Skips submissions that arrived after the list was printed, because no one has seen them.
const seen = `
  and status = 'held' and submission_id in (select id from leads.submissions where created_at <= $2::timestamptz)`

/**
 * @param {import('pg').Client} client
 * @param {string} idPrefix the first characters of a submission id
 * @param {{ held?: boolean, before?: string, kind?: string }} options `before` is a time that `list --held` printed
 */
export async function drop(client, idPrefix, { held, before, kind }) {
  if (kind !== undefined && !kinds.includes(kind))
    throw new Error(`--kind must be one of ${kinds.join(', ')}.`)
  if (idPrefix && held) throw new Error('Give an id or --held, not both.')
  if (!idPrefix && !held && kind !== 'webhook') {
    throw new Error(
      'Give the id of a submission, --held for all held deliveries, or --kind webhook for all webhook calls.',
    )
  }
  if (held && before === undefined) {
    throw new Error(
      'List held submissions first: "npm run leads -- list --held" ends with the command that drops them.',
    )
  }
  if (before !== undefined && !(held && /^\d{4}-\d\d-\d\dT/.test(before) && Date.parse(before))) {
    throw new Error('--before needs --held and the time that "npm run leads -- list --held" prints.')
  }
  const wanted = kind === undefined ? kinds : [kind]
  const { rowCount } = idPrefix
    ? await client.query(`${cancel} and submission_id = $2`, [wanted, await findId(client, idPrefix)])
    : held
      ? await client.query(cancel + seen, [wanted, before])
      : await client.query(cancel, [wanted])
  return rowCount === 0 ? 'Nothing to drop.\n' : `${rowCount} deliveries dropped.\n`
}
