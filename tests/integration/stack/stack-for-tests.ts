import { brand } from '@shared/brand'
import pg from 'pg'
import { expect } from 'vitest'
import type { Message } from '../../../scripts/local-stack/inbox/messages.mjs'
import { freePort } from '../../../scripts/local-stack/ports.mjs'
import { startStack } from '../../../scripts/local-stack/stack.mjs'
import { migratedDatabase } from '../database/migrated-database.ts'

export const { supportEmail } = brand

/** Starts the real stack on free ports, with an in-memory database and helpers for tests. */
export async function startTestStack(env: Record<string, string> = {}) {
  const ports = {
    functionsPort: await freePort(),
    databasePort: await freePort(),
    smtpPort: await freePort(),
    inboxPort: await freePort(),
  }
  const logged: string[] = []
  const report = (line: string) => logged.push(line)
  const snapshot = await migratedDatabase()
  const stack = await startStack({ ...ports, env, snapshot, drainEverySeconds: 1, report })
  const address = `${stack.functions.url}/functions/v1/send-email`

  async function query<Row extends object>(text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: stack.database.url })
    await client.connect()
    try {
      const result: pg.QueryResult | pg.QueryResult[] = await client.query(text)
      return (Array.isArray(result) ? (result.at(-1)?.rows ?? []) : result.rows) as Row[]
    } finally {
      await client.end()
    }
  }

  return {
    ...stack,
    ports,
    logged,
    send: (body: unknown, headers: Record<string, string> = {}) =>
      fetch(address, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers,
      }),
    get: () => fetch(address),
    inbox: () => readInbox(stack.mail.url),
    query,
    /** Emails are sent after the response, so this waits until no delivery is queued. */
    async untilDelivered() {
      const waiting = () => query(`select from leads.deliveries where status = 'queued'`)
      await expect.poll(waiting).toEqual([])
    },
    /** Makes waiting retries due, and returns whether all deliveries of a submission have been sent. */
    async isDelivered(submissionId: string) {
      // Skip attempts that have just started, because their 60 s lease sets next_attempt_at to more than 50 s from now.
      await query(`update leads.deliveries set next_attempt_at = now()
        where status = 'queued' and attempts > 0 and next_attempt_at < now() + interval '50 seconds'`)
      const rows = await query<{ status: string }>(
        `select status from leads.deliveries where submission_id = '${submissionId}'`,
      )
      return rows.length > 0 && rows.every(({ status }) => status === 'sent')
    },
  }
}

export async function readInbox(url: string): Promise<Message[]> {
  return await (await fetch(`${url}/api/messages`)).json()
}

export function contactCall(change: Record<string, unknown> = {}) {
  const submissionId = crypto.randomUUID()
  return {
    to: supportEmail,
    subject: 'New Contact Form Submission',
    text: 'Name: Ada',
    html: '<p>Name: Ada</p>',
    submissionId,
    form: 'contact',
    fields: {
      name: 'Ada O’Neil',
      email: 'ada@dealer.example',
      phone: '401.555.0142',
      message: `Hello from ${submissionId}`,
    },
    ...change,
  }
}
