// Usage: npm run leads -- help
import { leads } from './leads/command.mjs'

// SQLSTATE codes for a missing schema, table or column.
const schemaErrors = new Set(['3F000', '42P01', '42703'])

try {
  process.stdout.write(await leads(process.argv.slice(2)))
} catch (cause) {
  const error = /** @type {Error & { code?: string }} */ (cause)
  console.error(error.message)
  if (schemaErrors.has(error.code ?? ''))
    console.error('"npm run leads -- check" shows what is missing in the database.')
  process.exitCode = 1
}
