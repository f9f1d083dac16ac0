/**
 * Emails and files are deleted with their submissions.
 * @param {import('pg').Client} client
 * @param {string} email
 */
export async function forget(client, email) {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error('Give the email address of the person to forget.')
  const { rowCount } = await client.query(
    `delete from leads.submissions where lower(fields ->> 'email') = lower($1)
       or (form = 'message' and exists (select from jsonb_each_text(fields) as field (name, value) where value ~* $2))`,
    [email, patternOf(email)],
  )
  await client.query('delete from leads.confirmations')
  return (
    `${rowCount} submissions deleted, with their emails and files. ` +
    'What was delivered is in the inboxes and at the mail provider: delete it there. Backups keep it until they expire.\n'
  )
}

/** Matches the address in a text, but not as a part of another one: a@b.co is in bella@b.com. @param {string} email */
function patternOf(email) {
  const literal = email.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return `(?<![\\w.%+-]|\\w')${literal}(?![\\w-]|\\.\\w)`
}
