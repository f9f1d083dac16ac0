import { parseArgs } from 'node:util'
import pg from 'pg'
import { readStackSettings } from '../local-stack/settings.mjs'
import { backup } from './backup.mjs'
import { check } from './check.mjs'
import { exportCsv } from './csv.mjs'
import { drop } from './drop.mjs'
import { forget } from './forget.mjs'
import { list } from './list.mjs'
import { release } from './release.mjs'
import { resend } from './resend.mjs'
import { restore } from './restore.mjs'
import { show } from './show.mjs'
import { smoke } from './smoke.mjs'

const help = `npm run leads -- COMMAND [--url postgres://…]

Looking at leads
  list [--limit 50]      the newest submissions, their deliveries and last errors
  list --open            all that wait to be delivered or were refused
  list --held            all that are held: they look like junk, or come from a restored backup
  show ID                one submission with all it says; the first characters of an id are enough
  export                 submissions as CSV (with npm run --silent leads -- export > FILE): all, or those
                         --since 2026-12-31 and of --form contact

Delivering them
  release [ID]           hands over what is held: of one submission, or all of it
  resend ID              hands over the deliveries of a submission again, also those that were delivered
  resend --open          makes everything that waits or was refused due now: for after the cause was fixed
  drop ID [--kind KIND]  gives up its deliveries, all or a KIND: notification, confirmation, webhook; the submission stays
  drop --held --before TIME  gives up what was held when "list --held" printed that time
  drop --kind webhook    gives up every webhook that is not delivered: for after LEAD_WEBHOOK_URL was removed

Privacy
  forget EMAIL           deletes every submission of exactly that email address, with its emails and files, and lists
                         other people's that contain it

The database
  check                  fails, and names what is missing, if the functions could not store leads
  backup FILE            writes everything into a new file, with PostgreSQL's pg_dump
  restore FILE           reads a backup into a database that has no submissions, and holds what was queued
  smoke URL              sends a test lead to the functions at URL as the site would, waits until it is delivered, and
                         deletes it; --origin https://… if the site is not the brand module's

The database is that of --url, else DATABASE_URL, else SUPABASE_DB_URL, else the one of npm start. Other machines are asked
for TLS; a server without it needs ?sslmode=disable in its URL.
`

const options = /** @type {const} */ ({
  url: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  open: { type: 'boolean' },
  held: { type: 'boolean' },
  kind: { type: 'string' },
  limit: { type: 'string' },
  before: { type: 'string' },
  since: { type: 'string' },
  form: { type: 'string' },
  origin: { type: 'string' },
})

/** @typedef {{ open?: boolean, held?: boolean, kind?: string, limit?: string, before?: string, since?: string, form?: string, origin?: string }} Values */
/** @typedef {(client: pg.Client, argument: string, values: Values & { url: string }) => Promise<string>} Run */
/** @type {Record<string, { run: Run, takesArgument?: boolean, options?: Array<keyof Values> }>} */
const commands = {
  list: { run: (client, _argument, values) => list(client, values), options: ['open', 'held', 'limit'] },
  show: { run: show, takesArgument: true },
  export: {
    run: (client, _argument, values) => exportCsv(client, values),
    options: ['since', 'form'],
  },
  release: { run: release, takesArgument: true },
  resend: { run: resend, takesArgument: true, options: ['open'] },
  drop: { run: drop, takesArgument: true, options: ['held', 'before', 'kind'] },
  forget: { run: forget, takesArgument: true },
  check: { run: check },
  backup: { run: backup, takesArgument: true },
  restore: { run: restore, takesArgument: true },
  smoke: { run: smoke, takesArgument: true, options: ['origin'] },
}

/** @param {string[]} args @returns the text to print */
export async function leads(args) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [name = 'help', ...rest] = positionals
  return name === 'help' || values.help ? help : run(name, rest, values)
}

/** @param {string} name @param {string[]} words @param {Values & { url?: string }} values */
async function run(name, words, { url: given, ...values }) {
  const command = commands[name]
  if (!command) throw new Error(`There is no command "${name}". "npm run leads -- help" lists all.`)
  const [argument = '', ...more] = command.takesArgument ? words : ['', ...words]
  if (more.length > 0) throw new Error(`"${name}" does not accept "${more.join(' ')}".`)
  const option = /** @type {Array<keyof Values>} */ (Object.keys(values)).find(
    (each) => !command.options?.includes(each),
  )
  if (option) throw new Error(`"${name}" does not accept --${option}.`)

  const url = databaseUrl(given)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect().catch((cause) => {
    const reason = cause.message || cause.code
    throw new Error(`The database does not answer: ${reason}. Run "npm start", or name another with --url.`, {
      cause,
    })
  })
  try {
    return await command.run(client, argument, { ...values, url })
  } finally {
    await client.end()
  }
}

/** @param {string | undefined} given */
function databaseUrl(given) {
  const settings = readStackSettings(process.env)
  const url =
    given ?? settings.databaseUrl ?? `postgres://postgres@127.0.0.1:${settings.databasePort}/postgres`
  if (!URL.canParse(url)) {
    throw new Error('The URL of the database must be like postgres://role:password@host:5432/postgres.')
  }
  const address = new URL(url)
  const isHere = ['', 'localhost', '127.0.0.1', '[::1]'].includes(address.hostname)
  if (!isHere && !address.searchParams.has('sslmode')) address.searchParams.set('sslmode', 'require')
  // With this parameter, "require" doesn't verify the server's certificate, as in psql. The hosted platform's
  // certificate is signed by its own CA, so verifying it would fail.
  address.searchParams.set('uselibpqcompat', 'true')
  return address.href
}
