// Usage: npm run leads -- help
import { leads } from './leads/command.mjs'

// The schema is not there, or is another one.
const schemaErrors = new Set(['3F000', '42P01', '42703'])

try {
  process.stdout.write(await leads(process.argv.slice(2)))
} catch (cause) {
  const error = /** @type {Error & { code?: string }} */ (cause)
  console.error(error.message)
  if (schemaErrors.has(error.code ?? ''))
    console.error('"npm run leads -- check" says what the database lacks.')
  process.exitCode = 1
}
