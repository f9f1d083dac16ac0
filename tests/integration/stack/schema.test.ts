import { brand } from '@shared/brand'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyMigrations } from '../../../scripts/local-stack/database/migrations.mjs'
import { makeSubmissions } from '../../../tools/faults/submissions.mjs'
import { startAlertReceiver } from '../alert-receiver.ts'
import { contactCall, startTestStack } from './stack-for-tests.ts'

let stack: Awaited<ReturnType<typeof startTestStack>>
let receiver: Awaited<ReturnType<typeof startAlertReceiver>>

beforeAll(async () => {
  receiver = await startAlertReceiver()
  stack = await startTestStack({ ALERT_WEBHOOK_URL: receiver.url })
})
afterAll(async () => {
  await stack?.stop()
  receiver?.stop()
})

async function health() {
  const response = await fetch(`${stack.functions.url}/functions/v1/deliver-outbox`)
  return `${response.status} ${await response.text()}`
}

test('the health check calls send-email the way the site does, and reports a rejected origin', async () => {
  const own = await startTestStack({ ALLOWED_ORIGINS: 'https://lotspin.example' })
  await expect
    .poll(async () => (await fetch(`${own.functions.url}/functions/v1/deliver-outbox`)).text())
    .toContain(`send-email refuses the site ${brand.siteOrigin}: ALLOWED_ORIGINS lacks it`)
  await own.stop()
  // On a busy machine, the first check may run before send-email is up, so poll until a later one succeeds.
  await expect.poll(health).toBe('200 {"status":"ok"}')
})

async function arrivals(submissions: ReturnType<typeof makeSubmissions>) {
  const messages = await stack.inbox()
  return submissions.map(({ id }) => messages.filter(({ text }) => text.includes(id)).length)
}

test.each([
  [
    'the schema is missing',
    {
      breakIt: () =>
        stack.query('drop schema leads cascade; delete from supabase_migrations.schema_migrations'),
      repair: () => applyMigrations(stack.database.url),
      sqlState: '42P01',
      problem: 'schema is missing',
    },
  ],
  [
    'a column was added by hand',
    {
      breakIt: () => stack.query('alter table leads.submissions add column region text not null'),
      repair: () => stack.query('alter table leads.submissions drop column region'),
      sqlState: '23502',
      problem: 'Leads cannot be stored .23502',
    },
  ],
] as const)(
  'if %s, every lead is emailed, and new leads are stored after the repair',
  async (_name, fault) => {
    await stack.query('truncate leads.submissions cascade')
    await fault.breakIt()
    const submissions = makeSubmissions()
    const responses = await Promise.all(submissions.map(({ body }) => stack.send(body)))

    expect(responses.map(({ status }) => status)).toEqual(Array(11).fill(200))
    expect(await arrivals(submissions)).toEqual(Array(11).fill(1))
    const logged = stack.logged.join('\n')
    expect(logged).toMatch(new RegExp(`BUG: the database refused a submission.*${fault.sqlState}`))
    // The message may be from the first fault, because each kind of alert is logged at most once a minute.
    expect(logged).toMatch(/ALERT.*A bug keeps/)
    // While the table of alerts is missing, alerts are emailed, so search the inbox too.
    const alerts = async () => [...receiver.alerts, ...(await stack.inbox()).map(({ text }) => text)].join()
    await expect.poll(alerts).toContain('A bug keeps')
    // Poll, because a health response is reused for ten seconds.
    await expect.poll(health).toMatch(new RegExp(`^503 .*${fault.problem}`))

    await fault.repair()
    expect((await stack.send(contactCall())).status).toBe(200)
    expect(await stack.query('select from leads.submissions')).toHaveLength(1)
  },
)
