import { existsSync, rmSync, statSync } from 'node:fs'
import { counts } from './counts.mjs'
import { findProgram } from './postgres-programs.mjs'

/**
 * Writes the data of the `leads` schema to a new file. pg_dump uses this transaction's snapshot, so the printed counts
 * match the file.
 * @param {import('pg').Client} client
 * @param {string} file
 * @param {{ url: string }} options
 */
export async function backup(client, file, { url }) {
  if (!file) throw new Error('Give the file to write, such as leads.dump.')
  if (existsSync(file)) throw new Error(`${file} already exists.`)
  const dump = await findProgram('pg_dump', client, url)
  // The file contains personal data, so only this user may read it.
  process.umask(0o077)
  await client.query('begin isolation level repeatable read')
  try {
    const { rows } = await client.query('select pg_export_snapshot() as snapshot')
    dump([
      '--format=custom',
      '--data-only',
      '--schema=leads',
      `--snapshot=${rows[0].snapshot}`,
      `--file=${file}`,
    ])
    return `${file} has ${await counts(client)}, in ${statSync(file).size} bytes. It contains personal data.\n`
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  } finally {
    await client.query('rollback')
  }
}
