/**
 * @param {import('pg').Client} client
 * @param {string} email
 */
export async function forget(client, email) {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error('Give the email address to delete.')
  const contains = `exists (select from jsonb_each_text(fields) as field (name, value) where value ~* $1)`
  const { rowCount } = await client.query(
    `delete from leads.submissions where lower(fields ->> 'email') = lower($2) or (form = 'message' and ${contains})`,
    [patternOf(email), email],
  )
  // Delete all rows, because their addresses are normalized. Rows are kept for only about an hour anyway, so at worst,
  // someone gets a second confirmation.
  await client.query('delete from leads.confirmations')
  const { rows: others } = await client.query(
    `select id, form, created_at from leads.submissions where ${contains} order by created_at`,
    [patternOf(email)],
  )
  return [
    `${rowCount} submissions deleted, with their emails and files. Delivered emails are in the inboxes and at the mail ` +
      'provider: delete them there. Backups keep them until they expire.',
    ...(others.length > 0
      ? [
          'Other people’s submissions that contain the address are kept. Look at each with "npm run leads -- show ID":',
        ]
      : []),
    ...others.map(({ id, form, created_at }) => `${id}  ${created_at.toISOString().slice(0, 10)}  ${form}`),
    '',
  ].join('\n')
}

/**
 * Matches the address in text, but not inside a longer address: a@b.co must not match bella@b.com.
 * @param {string} email
 */
function patternOf(email) {
  const literal = email.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return `(?<![\\w.%+-]|\\w')${literal}(?![\\w-]|\\.\\w)`
}
