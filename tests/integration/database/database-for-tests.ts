import { afterAll } from 'vitest'
import { startDatabase } from '../../../scripts/local-stack/database/database.mjs'
import { freePort } from '../../../scripts/local-stack/ports.mjs'
import type { Attachment } from '../../../supabase/functions/_shared/email-sending/mailer.ts'
import { type Database, openDatabase } from '../../../supabase/functions/_shared/server/database.ts'
import type { Limits } from '../../../supabase/functions/send-email/limits.ts'
import type { Entry } from '../../../supabase/functions/send-email/ports.ts'
import { createPostgresStore } from '../../../supabase/functions/send-email/store.ts'
import { migratedDatabase } from './migrated-database.ts'

export const limits = { perSender: 20, inAll: 1000, confirmationsPerHour: 60 }

/**
 * Starts the embedded in-memory database with all migrations, connects to it the way the functions do, and stops it
 * after the tests.
 */
export async function openTestDatabase() {
  const server = await startDatabase({ port: await freePort(), snapshot: await migratedDatabase() })
  const database = openDatabase(server.url)
  afterAll(async () => {
    await database.end()
    await server.stop()
  })
  const sql = (text: string, values?: unknown[]) => database.query(text, values)
  return { url: server.url, database, sql }
}

const email = { subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' }

export type Change = Partial<Omit<Entry, 'submission'>> & {
  id?: string
  form?: string
  fields?: Record<string, string>
  confirmationTo?: string
  attachment?: Attachment
  /** Whether the caller, rather than the outbox, sends the email with the file. */
  emailsFileNow?: boolean
}

/**
 * Stores a submission with its notification, as send-email does. If `confirmationTo` is set, it also stores a
 * confirmation email.
 */
export async function keep(
  database: Database,
  change: Change = {},
  within: Limits = limits,
  store = createPostgresStore(database, within),
) {
  const {
    id = crypto.randomUUID(),
    form = 'contact',
    fields = { name: 'Ada' },
    confirmationTo,
    attachment,
    emailsFileNow = false,
    ...entry
  } = change
  const emailId = crypto.randomUUID()
  const submission = {
    id,
    form,
    recipient: 'support' as const,
    fields,
    replyTo: undefined,
    email,
    ...(attachment && { attachment }),
  }
  const messages: Entry['messages'] = [
    { ...email, id: emailId, kind: 'notification', to: 's@x.example', replyTo: 'ada@x.example', attachment },
    ...(confirmationTo
      ? [{ ...email, id: crypto.randomUUID(), kind: 'confirmation' as const, to: confirmationTo }]
      : []),
  ]
  const all: Entry = {
    submission,
    messages,
    contentHash: '1'.repeat(64),
    webhookId: undefined,
    sender: { hash: 'a'.repeat(64), networkHash: 'a'.repeat(64) },
    ...entry,
  }
  const saved = await store.save(all, emailsFileNow)
  return { id, emailId, saved }
}
