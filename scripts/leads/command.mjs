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

View leads
  list [--limit 50]      shows the newest submissions with their deliveries and last errors
  list --open            shows submissions with deliveries that are waiting or were refused
  list --held            shows held submissions, which look like junk or come from a restored backup
  show ID                shows one submission in full; the first characters of its id are enough
  export                 prints submissions as CSV (use npm run --silent leads -- export > FILE); choose some with
                         --since 2026-12-31 or --form contact

Deliver leads
  release [ID]           delivers held submissions: one, or all of them
  resend ID              delivers a submission again, even if it was delivered, held or dropped
  resend --open          retries all deliveries that are waiting or were refused, for example after an outage
  drop ID [--kind KIND]  cancels a submission's deliveries, or only a KIND (notification, confirmation, webhook); the
                         submission is kept
  drop --held --before TIME  cancels deliveries that were held when "list --held" printed that time
  drop --kind webhook    cancels all webhook calls that aren't delivered, for example after removing LEAD_WEBHOOK_URL

Privacy
  forget EMAIL           deletes all submissions from exactly this email address, with their emails and files, and lists
                         other people's submissions that contain it

Database
  check                  fails if the functions couldn't store leads, and says what is missing
  backup FILE            saves all data to a new file, using PostgreSQL's pg_dump
  restore FILE           restores a backup into a database without submissions, and holds deliveries that were queued
  smoke URL              sends a test lead to the functions at URL, waits until it's delivered, and deletes it; use
                         --origin https://… if the site's origin isn't the one in the brand module

The database is the one in --url, DATABASE_URL or SUPABASE_DB_URL, or else the database of npm start. Remote databases
need TLS; add ?sslmode=disable to the URL of a server without it.
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
  if (!command) throw new Error(`There is no command "${name}". "npm run leads -- help" lists them.`)
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
    throw new Error(`The database doesn’t respond: ${reason}. Run "npm start", or give another --url.`, {
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
    throw new Error('The database URL must look like postgres://role:password@host:5432/postgres.')
  }
  const address = new URL(url)
  const isHere = ['', 'localhost', '127.0.0.1', '[::1]'].includes(address.hostname)
  if (!isHere && !address.searchParams.has('sslmode')) address.searchParams.set('sslmode', 'require')
  // With this parameter, "require" doesn't verify the server's certificate, as in psql. The hosted platform's
  // certificate is signed by its own CA, so verifying it would fail.
  address.searchParams.set('uselibpqcompat', 'true')
  return address.href
}
