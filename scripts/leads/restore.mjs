import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from './check.mjs'
import { counts } from './counts.mjs'
import { findProgram } from './postgres-programs.mjs'

/**
 * Restores a backup in one transaction. The database must have all migrations and no submissions. Queued deliveries are
 * held until someone releases them, because they may have been delivered after the backup was made.
 * @param {import('pg').Client} client
 * @param {string} file
 * @param {{ url: string }} options
 */
export async function restore(client, file, { url }) {
  if (!file) throw new Error('Give the backup file.')
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  await check(client, '', { url })
  const { rows } = await client.query('select count(*)::int as count from leads.submissions')
  if (rows[0].count > 0) {
    throw new Error(`The database already has ${rows[0].count} submissions. Restore into an empty one.`)
  }
  const read = await findProgram('pg_restore', client, url)
  const write = await findProgram('psql', client, url)
  const folder = mkdtempSync(join(tmpdir(), 'leads-'))
  const sql = join(folder, 'leads.sql')
  try {
    read(['--data-only', '--schema=leads', `--file=${sql}`, file])
    write([
      '--no-psqlrc',
      '--quiet',
      '--set=ON_ERROR_STOP=1',
      '--single-transaction',
      `--command=${await emptied(client)}`,
      `--file=${sql}`,
      `--command=${hold}`,
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
  return (
    `Restored: ${await counts(client)}. Queued deliveries are now held. Check which ones were delivered after the backup: ` +
    '"npm run leads -- list --held", then "npm run leads -- release" or "drop".\n'
  )
}

const hold = `update leads.deliveries set status = 'held' where status = 'queued'`

/**
 * Returns SQL that empties the tables that the migrations fill, such as leads.state. The tables with submissions aren't
 * emptied, because a submission may arrive after `restore` has checked that there are none.
 * @param {import('pg').Client} client
 */
async function emptied(client) {
  const { rows } = await client.query(
    `select format('delete from leads.%I;', tablename) as text from pg_tables
     where schemaname = 'leads' and tablename not in ('submissions', 'deliveries', 'attachments')`,
  )
  return rows.map(({ text }) => text).join(' ')
}
