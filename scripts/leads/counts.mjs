/**
 * Returns text such as '11 submissions, 13 deliveries (5 queued, 8 sent), 2 files'.
 * @param {import('pg').Client} client
 */
export async function counts(client) {
  const { rows } = await client.query(
    `select (select count(*)::int from leads.submissions) as submissions,
       (select count(*)::int from leads.deliveries) as deliveries,
       (select string_agg(count || ' ' || status, ', ' order by status)
         from (select status, count(*) from leads.deliveries group by status) states) as states,
       (select count(*)::int from leads.attachments) as files`,
  )
  const { submissions, deliveries, states, files } = rows[0]
  return `${submissions} submissions, ${deliveries} deliveries${states ? ` (${states})` : ''}, ${files} files`
}
