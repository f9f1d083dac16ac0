import { withModules } from '../typescript-modules.mjs'

/** @typedef {typeof import('../../supabase/functions/_shared/server/database.ts')} Database */
/** @typedef {typeof import('../../supabase/functions/_shared/outbox/state.ts')} State */
/** @typedef {typeof import('../../supabase/functions/deliver-outbox/schema-version.ts')} SchemaVersion */

/**
 * Uses the functions' own code to check the schema and whether a lead can be stored. Throws an Error that says what is
 * missing or why storing fails.
 * @param {import('pg').Client} _client
 * @param {string} _argument
 * @param {{ url: string }} options
 */
export async function check(_client, _argument, { url }) {
  const problems = await withModules(async (load) => {
    const functions = '/supabase/functions'
    const { openDatabase } = /** @type {Database} */ (await load(`${functions}/_shared/server/database.ts`))
    const { proveStoring } = /** @type {State} */ (await load(`${functions}/_shared/outbox/state.ts`))
    const { schemaProblem } = /** @type {SchemaVersion} */ (
      await load(`${functions}/deliver-outbox/schema-version.ts`)
    )
    const database = openDatabase(url)
    try {
      const schema = await schemaProblem(database)
      const refusal = await proveStoring(database).catch((error) => error.message)
      return [...(schema ? [schema] : []), ...(refusal ? [`Leads cannot be stored: ${refusal}`] : [])]
    } finally {
      await database.end()
    }
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return 'The database has everything the functions need.\n'
}
