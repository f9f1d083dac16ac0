import { readdir, readFile } from 'node:fs/promises'
import postgres from 'postgres'

const migrationsFolder = new URL('../../supabase/migrations/', import.meta.url)

// What the hosted platform has before the first migration runs.
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

/**
 * Brings a database up to date: the platform's roles, then each migration once, in the order of its name.
 * Rejects with the migration's name when one fails; what it had done is undone.
 * @param {string} url
 * @returns {Promise<string[]>} the files that were applied now
 */
export async function applyMigrations(url) {
  const sql = postgres(url, {
    max: 1,
    onnotice: () => undefined,
    connect_timeout: 5,
    fetch_types: false,
    prepare: false,
  })
  try {
    await sql.unsafe(platform)
    const rows = await sql`select version from supabase_migrations.schema_migrations`
    const applied = new Set(rows.map((row) => row.version))
    const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort()
    const missing = files.filter((file) => !applied.has(versionOf(file)))
    for (const file of missing) await applyOne(sql, file)
    return missing
  } finally {
    await sql.end({ timeout: 2 })
  }
}

/**
 * @param {postgres.Sql} sql
 * @param {string} file
 */
async function applyOne(sql, file) {
  const text = await readFile(new URL(file, migrationsFolder), 'utf8')
  const name = file.replace(/^\d+_|\.sql$/g, '')
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text)
      await transaction`insert into supabase_migrations.schema_migrations (version, name)
        values (${versionOf(file)}, ${name})`
    })
  } catch (cause) {
    throw new Error(`Migration ${file} failed: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/** @param {string} file */
function versionOf(file) {
  return file.split('_')[0] ?? file
}
