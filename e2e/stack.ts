import { test as base, expect } from '@playwright/test'
import pg from 'pg'
import { startDatabase } from '../scripts/local-stack/database.mjs'
import { startMail } from '../scripts/local-stack/mail.mjs'
import { startStack } from '../scripts/local-stack/stack.mjs'
import { e2ePorts } from './ports.ts'

export type Mail = {
  id: string
  from: string
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
  attachments: Array<{ filename: string; type: string; size: number; sha256: string }>
}

/** The real database, functions and mail catcher, with switches to fail each. */
export type Stack = {
  mails: () => Promise<Mail[]>
  submissions: () => Promise<Array<{ id: string; form: string; fields: Record<string, unknown> }>>
  empty: () => Promise<void>
  stopMail: () => Promise<void>
  startMail: () => Promise<void>
  stopDatabase: () => Promise<void>
  startDatabase: () => Promise<void>
}

export const test = base.extend<object, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const stack = await startStack({
        functionsPort: e2ePorts.functions,
        databasePort: e2ePorts.database,
        smtpPort: e2ePorts.smtp,
        inboxPort: e2ePorts.inbox,
        drainEverySeconds: 5,
        report: () => {},
        env: { SUBMISSIONS_PER_10_MINUTES: '1000' },
      })
      let { database, mail } = stack
      const inbox = `http://localhost:${e2ePorts.inbox}/api/messages`

      await use({
        mails: async () => (await fetch(inbox)).json(),
        submissions: () =>
          query(database.url, 'select id, form, fields from leads.submissions order by created_at'),
        empty: async () => {
          await fetch(inbox, { method: 'DELETE' })
          await query(database.url, 'truncate leads.submissions, leads.confirmations cascade')
        },
        stopMail: () => mail.stop(),
        startMail: async () => {
          mail = await startMail({ smtpPort: e2ePorts.smtp, webPort: e2ePorts.inbox })
        },
        stopDatabase: () => database.stop(),
        startDatabase: async () => {
          database = await startDatabase({ port: e2ePorts.database })
        },
      })
      await Promise.all([stack.stop(), database.stop(), mail.stop()])
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export { expect }

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
