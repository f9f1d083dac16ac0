import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const migrationsFolder = new URL('../../../supabase/migrations/', import.meta.url)

// The hosted platform creates these roles and this table before the first migration.
const platform = `
  do $$
  declare role_name text;
  begin
    foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
      if not exists (select from pg_roles where rolname = role_name) then
        execute format('create role %I nologin noinherit', role_name);
      end if;
    end loop;
  end
  $$;
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, name text);
`

/** Thrown if the database has migrations that this checkout lacks. */
export class OtherCheckoutError extends Error {}

/**
 * Applies the missing migrations in the order of their file names. Rejects with an OtherCheckoutError, or with an Error
 * that names the migration that failed. A failed migration is rolled back.
 * @param {string} url
 * @returns {Promise<string[]>} the names of the applied files
 */
export async function applyMigrations(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await client.query(platform)
    const { rows } = await client.query('select version from supabase_migrations.schema_migrations')
    const applied = rows.map((row) => row.version)
    const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort()
    const unknown = applied.filter((version) => !files.some((file) => versionOf(file) === version))
    if (unknown.length > 0) {
      throw new OtherCheckoutError(
        `The database has migrations of another checkout of this project (${unknown.sort().join(', ')}). Use an empty database.`,
      )
    }
    const missing = files.filter((file) => !applied.includes(versionOf(file)))
    for (const file of missing) await applyOne(client, file)
    return missing
  } finally {
    await client.end()
  }
}

/**
 * @param {pg.Client} client
 * @param {string} file
 */
async function applyOne(client, file) {
  const text = await readFile(new URL(file, migrationsFolder), 'utf8')
  const name = file.replace(/^\d+_|\.sql$/g, '')
  try {
    await client.query('begin')
    await client.query(text)
    await client.query('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [
      versionOf(file),
      name,
    ])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`Migration ${file} failed: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/** @param {string} file */
function versionOf(file) {
  return file.split('_')[0] ?? file
}
