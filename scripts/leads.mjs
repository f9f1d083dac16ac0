// Usage: npm run leads -- help
import { parseArgs } from 'node:util'
import pg from 'pg'
import { exportCsv } from './leads/csv.mjs'
import { forget } from './leads/forget.mjs'
import { list } from './leads/list.mjs'
import { resend } from './leads/resend.mjs'
import { show } from './leads/show.mjs'
import { readStackSettings } from './local-stack/settings.mjs'

const help = `npm run leads -- COMMAND [--url postgres://…]

  list [--open] [--limit 50]   the newest submissions, their deliveries and last errors; --open: what is not delivered
  show ID                      one submission with all it says (the first characters of its id are enough)
  resend ID                    hands its deliveries over again, also those that were delivered
  resend --open                makes everything that waits or was refused due now: for after the cause was fixed
  export                       all submissions as CSV, to the standard output
  forget EMAIL                 deletes every submission of a person, with its emails and files

The database: --url, else DATABASE_URL, else SUPABASE_DB_URL, else the one of npm start.
`

const options = /** @type {const} */ ({
  url: { type: 'string' },
  open: { type: 'boolean' },
  limit: { type: 'string', default: '50' },
})

/** @type {Record<string, (client: pg.Client, argument: string, values: { open?: boolean, limit: string }) => Promise<string>>} */
const commands = {
  list: (client, _argument, { open, limit }) =>
    list(client, { isOpenOnly: open ?? false, limit: Number(limit) }),
  show,
  resend: (client, argument, { open }) => resend(client, open ? undefined : argument),
  export: exportCsv,
  forget,
}

try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [name = 'help', argument = ''] = positionals
  const command = commands[name]
  process.stdout.write(command ? await run(command, argument, values) : help)
  if (!command && name !== 'help') process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @param {(typeof commands)[string]} command @param {string} argument @param {any} values */
async function run(command, argument, values) {
  const client = new pg.Client({ connectionString: databaseUrl(values.url), connectionTimeoutMillis: 5000 })
  await client.connect().catch((cause) => {
    throw new Error(`The database does not answer: ${cause.message || cause.code}`, { cause })
  })
  try {
    return await command(client, argument, values)
  } finally {
    await client.end()
  }
}

/** @param {string | undefined} given */
function databaseUrl(given) {
  const settings = readStackSettings(process.env)
  return given ?? settings.databaseUrl ?? `postgres://postgres@127.0.0.1:${settings.databasePort}/postgres`
}
