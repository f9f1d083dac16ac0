import { test as base, expect } from '@playwright/test'
import pg from 'pg'
import { startStack } from '../../scripts/local-stack/stack.mjs'
import { e2ePorts } from '../settings.mjs'

type Mail = {
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
  attachments: Array<{ filename: string; type: string; size: number; sha256: string }>
}

type Submission = { form: string; fields: Record<string, unknown> }

type Stack = {
  mails: () => Promise<Mail[]>
  submissions: () => Promise<Submission[]>
}

/** Each test reads only its own visitor's emails and submissions, because those of earlier tests may arrive late. */
type Visitor = Stack & { email: string }

export const test = base.extend<{ visitor: Visitor }, { stack: Stack }>({
  visitor: async ({ stack }, use) => {
    const email = `ada.${crypto.randomUUID().slice(0, 8)}@dealer.example`
    await use({
      email,
      mails: async () =>
        (await stack.mails()).filter(({ to, replyTo }) => [to, replyTo].some((text) => text.includes(email))),
      submissions: async () => (await stack.submissions()).filter(({ fields }) => fields.email === email),
    })
  },
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const stack = await startStack({
        functionsPort: e2ePorts.functions,
        databasePort: e2ePorts.database,
        smtpPort: e2ePorts.smtp,
        inboxPort: e2ePorts.inbox,
        drainEverySeconds: 0,
        report: () => {},
        env: { SUBMISSIONS_PER_10_MINUTES: '1000', LEAST_SECONDS_TO_FILL_IN: '0' },
      })
      await use({
        mails: async () => (await fetch(`http://localhost:${e2ePorts.inbox}/api/messages`)).json(),
        submissions: () => query(stack.database.url, 'select form, fields from leads.submissions'),
      })
      await stack.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

export { expect }

async function query(connectionString: string, text: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<Submission>(text)
  await client.end()
  return rows
}
