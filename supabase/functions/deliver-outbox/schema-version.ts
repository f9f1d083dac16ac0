import { type Database, sqlStateOf } from '../_shared/server/database.ts'

/**
 * The newest version in supabase/migrations. The functions can't read that folder, because it isn't deployed with them.
 */
export const schemaVersion = '20261127120000'

/** Returns undefined if the database has the schema that these functions need, or a newer one. */
export async function schemaProblem(database: Database): Promise<string | undefined> {
  const version = await readVersion(database)
  if (version && version >= schemaVersion) return undefined
  return `The database's schema is ${version ? `version ${version}` : 'missing'}, and the functions need ${schemaVersion}: apply supabase/migrations`
}

async function readVersion(database: Database): Promise<string | undefined> {
  try {
    const [row] = await database.query<{ version: string | null }>(
      'select max(version) as version from supabase_migrations.schema_migrations',
    )
    return row?.version ?? undefined
  } catch (error) {
    // If the table is missing or the role may not read it, treat the schema as missing.
    if (['42P01', '3F000', '42501'].includes(sqlStateOf(error) ?? '')) return undefined
    throw error
  }
}
