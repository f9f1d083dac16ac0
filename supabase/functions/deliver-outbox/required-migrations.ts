import { type Database, sqlStateOf } from '../_shared/server/database.ts'

/** The files of supabase/migrations, which are not deployed with the functions. */
export const migrations = [
  '20261121000000_leads',
  '20261121000100_outbox_schedule',
  '20261121000200_applications',
  '20261122000000_forms_live_in_code',
  '20261122000100_deliveries',
  '20261122000900_own_role',
  '20261124000000_functions_read_history',
  '20261124000100_limit_for_all',
  '20261125000000_held',
  '20261125000100_alerts',
]
// Lets the role leads_app, which comes from the one before, read which ones were applied.
const readable = '20261124000000_functions_read_history'

/** What these functions need and the database lacks. */
export async function missingMigrations(database: Database): Promise<string[]> {
  const applied = await appliedVersions(database)
  return migrations.filter((name) => !applied.has(versionOf(name)))
}

async function appliedVersions(database: Database): Promise<Set<string>> {
  try {
    const rows = await database.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations',
    )
    return new Set(rows.map(({ version }) => version))
  } catch (error) {
    const state = sqlStateOf(error)
    // Without the table none was applied.
    if (state === '42P01' || state === '3F000') return new Set()
    if (state === '42501') return new Set(migrations.filter((name) => name < readable).map(versionOf))
    throw error
  }
}

function versionOf(name: string): string {
  return name.replace(/_.*/, '')
}
