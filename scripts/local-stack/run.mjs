import { checkPortsAreFree } from './ports.mjs'
import { readStackSettings } from './settings.mjs'
import { startSite } from './site.mjs'
import { startStack } from './stack.mjs'

/** @type {Array<() => Promise<unknown>>} */
const stops = []
let isEnding = false

/** @param {number} code */
export async function end(code) {
  if (isEnding) return
  isEnding = true
  // Exit even if a part hangs, so one Ctrl-C is enough.
  setTimeout(() => process.exit(code), 8000).unref()
  // A part that is still starting can't be stopped yet, so wait for it first.
  await starting
  for (const stop of stops.reverse()) await stop().catch(() => undefined)
  process.exit(code)
}

async function start() {
  const settings = readStackSettings(process.env)
  await checkPortsAreFree({
    SITE_PORT: settings.sitePort,
    FUNCTIONS_PORT: settings.functionsPort,
    ...(!settings.databaseUrl && { DATABASE_PORT: settings.databasePort }),
    SMTP_PORT: settings.smtpPort,
    INBOX_PORT: settings.inboxPort,
  })
  console.log('Starting the site, the functions, the database and the mail inbox ...')
  const stack = await startStack({ ...settings, watch: process.argv.includes('--watch') })
  stops.push(stack.stop)
  if (isEnding) return

  // Ctrl-C may reach the site before this process, so wait a moment before reporting a crash.
  const onExit = () => {
    setTimeout(() => {
      if (!isEnding) console.error('The site exited; stopping the rest.')
      void end(1)
    }, 500)
  }
  const site = await startSite({ port: settings.sitePort, functionsUrl: stack.functions.url, onExit })
  stops.push(site.stop)
  if (isEnding) return
  await checkAnswers([`${stack.functions.url}/functions/v1/send-email`, `${stack.mail.url}/api/messages`])

  console.log(`
  Site       ${site.url}
  Functions  ${stack.functions.url}/functions/v1/send-email
  Database   ${stack.database.url}
  Mail       ${stack.mail.url}

  Ctrl-C ends all four.
`)
}

/** @param {string[]} urls */
async function checkAnswers(urls) {
  for (const url of urls) await fetch(url, { method: 'OPTIONS', signal: AbortSignal.timeout(10_000) })
}

/** @type {Promise<boolean>} */
let starting = Promise.resolve(false)

export async function run() {
  starting = start().then(
    () => true,
    (error) => {
      if (!isEnding) console.error(`\n${error instanceof Error ? error.message : error}\n`)
      return false
    },
  )
  if (!(await starting)) await end(1)
}
