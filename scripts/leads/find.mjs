/**
 * Finds the submission whose id starts with these characters. Throws an Error unless exactly one matches.
 * @param {import('pg').Client} client
 * @param {string} idPrefix
 * @returns {Promise<string>}
 */
export async function findId(client, idPrefix) {
  if (!/^[0-9a-f-]{4,36}$/i.test(idPrefix))
    throw new Error('Give the id of a submission, or at least its first 4 characters.')
  const text = 'select id from leads.submissions where id::text like $1 limit 2'
  const { rows } = await client.query(text, [`${idPrefix.toLowerCase()}%`])
  if (rows.length === 0) throw new Error('No submission has this id.')
  if (rows.length > 1) throw new Error('More than one submission id begins like this. Give more of it.')
  return rows[0].id
}
