import { isOpen } from './resend.mjs'

/** @param {string} delivery an SQL condition on `leads.deliveries d` */
const withDelivery = (delivery) =>
  `exists (select from leads.deliveries d where d.submission_id = s.id and ${delivery})`

const isHeld = withDelivery(`d.status = 'held'`)

/**
 * @param {import('pg').Client} client
 * @param {{ open?: boolean, held?: boolean, limit?: string }} options
 */
export async function list(client, { open, held, limit = open || held ? undefined : '50' }) {
  if (limit !== undefined && !/^\d{1,9}$/.test(limit)) throw new Error('--limit must be a whole number.')
  if (open && held) throw new Error('Give --open or --held, not both.')
  const condition = held ? isHeld : open ? withDelivery(isOpen) : 'true'
  const { rows } = await client.query(
    `select s.id, s.form, s.created_at, coalesce(s.fields ->> 'email', '') as email,
       coalesce(s.fields ->> 'name', s.fields ->> 'contactName', s.fields ->> 'subject', '') as name,
       (select string_agg(d.kind || ' ' || d.status
           || case when d.status = 'queued' then ' after ' || d.attempts || ' attempts' else '' end
           || coalesce(' (' || case when d.status = 'held' then s.held_reason else d.last_error end || ')', ''),
           ', ' order by d.kind)
         from leads.deliveries d where d.submission_id = s.id) as deliveries,
       count(*) over ()::int as "inAll", now() as "listedAt"
     from leads.submissions s where ${condition} order by s.created_at desc limit $1`,
    [limit ?? null],
  )
  const lines = rows.map(
    ({ id, form, created_at, name, email, deliveries }) =>
      `${id}  ${created_at.toISOString().slice(0, 16).replace('T', ' ')}  ${form.padEnd(18)}  ${name} <${email}>\n` +
      `${' '.repeat(38)}${deliveries ?? 'no deliveries'}\n`,
  )
  const none = held
    ? 'Nothing is held.\n'
    : open
      ? 'Nothing is waiting, and nothing was refused.\n'
      : 'There are no submissions.\n'
  const inAll = rows[0]?.inAll ?? 0
  const more =
    inAll > rows.length
      ? `${inAll - rows.length} more: --limit ${inAll}\n`
      : held && inAll > 0
        ? `${inAll} held. To drop them all: npm run leads -- drop --held --before ${rows[0].listedAt.toISOString()}\n`
        : ''
  return (lines.join('') || none) + more + (held ? '' : await heldElsewhere(client))
}

/** @param {import('pg').Client} client */
async function heldElsewhere(client) {
  const { rows } = await client.query(
    `select count(*)::int as count from leads.submissions s where ${isHeld}`,
  )
  return rows[0].count === 0
    ? ''
    : `Held submissions: ${rows[0].count}. See "npm run leads -- list --held".\n`
}
