import { findId } from './find.mjs'

/** @param {import('pg').Client} client @param {string} idPrefix */
export async function show(client, idPrefix) {
  const id = await findId(client, idPrefix)
  const submission = await client.query(
    'select form, fields, created_at, held_reason from leads.submissions where id = $1',
    [id],
  )
  const deliveries = await client.query(
    `select kind, status, attempts, refusals, last_error, next_attempt_at, sent_at from leads.deliveries
     where submission_id = $1 order by kind`,
    [id],
  )
  const files = await client.query(
    'select filename, octet_length(content) as bytes from leads.attachments where submission_id = $1',
    [id],
  )
  const { form, fields, created_at, held_reason } = submission.rows[0]
  return [
    `${id}  ${form}  ${created_at.toISOString()}`,
    ...(held_reason ? [`held on arrival: ${held_reason}`] : []),
    '',
    ...Object.entries(fields).map(([name, value]) => `${name}: ${String(value).replaceAll('\n', '\n  ')}`),
    '',
    ...files.rows.map(({ filename, bytes }) => `file ${filename}, ${bytes} bytes`),
    ...deliveries.rows.map(describe),
    '',
  ].join('\n')
}

/** @param {Record<string, any>} delivery */
function describe({ kind, status, attempts, refusals, last_error, next_attempt_at, sent_at }) {
  const sentAt = status === 'sent' ? ` at ${sent_at.toISOString()}` : ''
  const next = status === 'queued' ? `, next attempt ${next_attempt_at.toISOString()}` : ''
  const error = last_error ? `, last error ${last_error}` : ''
  return `${kind}: ${status}${sentAt}${next}, ${attempts} attempts, ${refusals} refused${error}`
}
