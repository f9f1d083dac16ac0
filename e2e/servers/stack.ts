import { test as base, expect } from '@playwright/test'
import type { Message } from '../../scripts/local-stack/inbox/messages.mjs'
import { startStack } from '../../scripts/local-stack/stack.mjs'
import { openDatabase } from '../../supabase/functions/_shared/server/database.ts'
import { e2ePorts } from '../settings.mjs'

type Submission = { form: string; fields: Record<string, unknown> }

/** Each test reads only its own visitor's emails and submissions, because those of earlier tests may arrive late. */
type Visitor = { email: string; mails: () => Promise<Message[]>; submissions: () => Promise<Submission[]> }

export const test = base.extend<{ visitor: Visitor }, { stack: Awaited<ReturnType<typeof startStack>> }>({
  page: async ({ page }, use) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await use(page)
    expect(errors).toEqual([])
  },
  visitor: async ({ stack }, use) => {
    const email = `ada.${crypto.randomUUID().slice(0, 8)}@dealer.example`
    const database = openDatabase(stack.database.url)
    await use({
      email,
      async mails() {
        const response = await fetch(`http://localhost:${e2ePorts.inbox}/api/messages`)
        const mails: Message[] = await response.json()
        return mails.filter(({ to, replyTo }) => [to, replyTo].some((text) => text.includes(email)))
      },
      submissions: () =>
        database.query("select form, fields from leads.submissions where fields ->> 'email' = $1", [email]),
    })
    await database.end()
  },
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this parameter
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
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

export { expect }
