import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Finds a PostgreSQL client program of the server's version. An older pg_dump refuses to dump a newer server, and the
 * server's own pg_restore may be unable to read the files of a newer pg_dump. If there is no such program, the error
 * says what to install.
 * @param {'pg_dump' | 'pg_restore' | 'psql'} name
 * @param {import('pg').Client} client connected to the database that the program will use
 * @param {string} url the database's URL
 * @returns {Promise<(args: string[]) => void>} a function that runs the program, and throws an Error if it fails
 */
export async function findProgram(name, client, url) {
  if (client.port === 6543) {
    throw new Error(
      'The transaction pooler (port 6543) cannot back up or restore: use its session port 5432.',
    )
  }
  const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as version`)
  const { version } = rows[0]
  const folders = [process.env.POSTGRES_BIN ?? '', `/usr/lib/postgresql/${version}/bin`]
  const program = folders.map((folder) => join(folder, name)).find(existsSync) ?? name
  const found = versionOf(program)
  if (found !== version) {
    throw new Error(
      `The database is PostgreSQL ${version}, and ${name} is ${found ? `of version ${found}` : 'not installed'}. Install the ` +
        `client programs of version ${version} (Debian and Ubuntu: postgresql-client-${version}, Homebrew: ` +
        `postgresql@${version}), or name their folder in POSTGRES_BIN.`,
    )
  }
  return (args) => {
    const { status, stderr, error } = spawnSync(program, args, { env: envOf(client, url), encoding: 'utf8' })
    if (status !== 0) throw new Error(`${name} failed: ${(stderr || error?.message || '').trim()}`)
  }
}

/** @param {string} program */
function versionOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  const version = /\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]
  return version === undefined ? undefined : Number(version)
}

/**
 * The password is passed in the environment, because other users of the machine can read a process's arguments.
 * @param {import('pg').Client} client
 * @param {string} url
 */
function envOf({ host, port, user, password, database }, url) {
  const sslMode = new URL(url).searchParams.get('sslmode')
  return {
    ...process.env,
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    ...(password && { PGPASSWORD: password }),
    ...(sslMode && { PGSSLMODE: sslMode }),
  }
}
