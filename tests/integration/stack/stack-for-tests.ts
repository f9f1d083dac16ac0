import { brand } from '@shared/brand'
import { expect } from 'vitest'
import type { Message } from '../../../scripts/local-stack/inbox/messages.mjs'
import { freePort } from '../../../scripts/local-stack/ports.mjs'
import { startStack } from '../../../scripts/local-stack/stack.mjs'
import { openDatabase } from '../../../supabase/functions/_shared/server/database.ts'
import * as functions from '../../../supabase/functions/send-email/testing.ts'
import { migratedDatabase } from '../database/migrated-database.ts'

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
  const { query, end } = openDatabase(stack.database.url)
  const address = `${stack.functions.url}/functions/v1/send-email`

  return {
    ...stack,
    ports,
    logged,
    query,
    stop: () => Promise.all([end(), stack.stop()]),
    send: (body: unknown) =>
      fetch(address, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    inbox: () => readInbox(stack.mail.url),
    /** Emails are sent after the response, so this waits until no delivery is queued. */
    async untilDelivered() {
      const waiting = () => query(`select from leads.deliveries where status = 'queued'`)
      await expect.poll(waiting).toEqual([])
    },
    /** Makes waiting retries due, and returns whether all deliveries of a submission have been sent. */
    async isDelivered(submissionId: string) {
      // Starting an attempt sets next_attempt_at to 60 s later, so this skips attempts that started less than 10 s ago.
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

export const contactCall = (change = {}) => functions.contactCall({ to: brand.supportEmail, ...change })
