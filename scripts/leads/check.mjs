import { withModules } from '../typescript-modules.mjs'

/** @typedef {typeof import('../../supabase/functions/_shared/server/database.ts')} Database */
/** @typedef {typeof import('../../supabase/functions/_shared/outbox/state.ts')} State */
/** @typedef {typeof import('../../supabase/functions/deliver-outbox/required-migrations.ts')} Migrations */

/**
 * Asks what the health URL asks of the database, with the functions' own code: throws an Error that names each migration that
 * they need and the database lacks, or says why they could not store a lead.
 * @param {import('pg').Client} _client
 * @param {string} _argument
 * @param {{ url: string }} options
 */
export async function check(_client, _argument, { url }) {
  const problems = await withModules(async (load) => {
    const functions = '/supabase/functions'
    const { openDatabase } = /** @type {Database} */ (await load(`${functions}/_shared/server/database.ts`))
    const { proveStoring } = /** @type {State} */ (await load(`${functions}/_shared/outbox/state.ts`))
    const { missingMigrations } = /** @type {Migrations} */ (
      await load(`${functions}/deliver-outbox/required-migrations.ts`)
    )
    const database = openDatabase(url)
    try {
      const missing = await missingMigrations(database)
      const refusal = await proveStoring(database).catch((error) => error.message)
      return [
        ...missing.map((name) => `The database lacks the migration ${name}`),
        ...(refusal ? [`Leads cannot be stored: ${refusal}`] : []),
      ]
    } finally {
      await database.end()
    }
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return 'The database has all that the functions need.\n'
}
