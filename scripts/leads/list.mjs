/**
 * @param {import('pg').Client} client
 * @param {{ isOpenOnly: boolean, limit: number }} options
 */
export async function list(client, { isOpenOnly, limit }) {
  const { rows } = await client.query(
    `select s.id, s.form, s.created_at, coalesce(s.fields ->> 'email', '') as email,
       coalesce(s.fields ->> 'name', s.fields ->> 'contactName', s.fields ->> 'subject', '') as name,
       (select string_agg(d.kind || ' ' || d.status
           || case when d.status = 'queued' then ' after ' || d.attempts || ' attempts' else '' end
           || coalesce(' (' || d.last_error || ')', ''), ', ' order by d.kind)
         from leads.deliveries d where d.submission_id = s.id) as deliveries
     from leads.submissions s
     where not $1 or exists (select from leads.deliveries d where d.submission_id = s.id and d.status <> 'sent')
     order by s.created_at desc limit $2`,
    [isOpenOnly, limit],
  )
  if (rows.length === 0) return isOpenOnly ? 'Everything is delivered.\n' : 'There are no submissions.\n'
  const lines = rows.map(
    ({ id, form, created_at, name, email, deliveries }) =>
      `${id}  ${created_at.toISOString().slice(0, 16).replace('T', ' ')}  ${form.padEnd(18)}  ${name} <${email}>\n` +
      `${' '.repeat(38)}${deliveries ?? 'no deliveries'}`,
  )
  return `${lines.join('\n')}\n`
}
