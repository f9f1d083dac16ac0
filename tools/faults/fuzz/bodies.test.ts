import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPostgresOutbox } from '../../../supabase/functions/_shared/outbox/outbox.ts'
import { createPostgresStore } from '../../../supabase/functions/send-email/store.ts'
import {
  careersEmail,
  createSettledHandler,
  memoryMailer,
  post,
  supportEmail,
  testPorts,
} from '../../../supabase/functions/send-email/testing.ts'
import { openTestDatabase } from '../../../tests/integration/database/database-for-tests.ts'
import { bodies } from './bodies.ts'

/** `npm test` tries 300 bodies, and `npm run test:faults` tries 20,000. */
const runs = Number(process.env.FUZZ_RUNS ?? 300)
const seed = process.env.FUZZ_SEED ? Number(process.env.FUZZ_SEED) : undefined
const huge = { perSender: 1e9, inAll: 1e9, confirmationsPerHour: 1e9 }
// Emails must not contain these characters (contracts/fields/clean-text.ts). Tabs and line breaks are allowed, except
// in the subject.
const invisible = /[\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u
const controls = /[^\P{Cc}\t\n]/u

const server = await openTestDatabase()

test(`each of ${runs} random bodies is either stored and emailed, or rejected with a 4xx and not stored`, async () => {
  const mailer = memoryMailer()
  const { ports, logged } = testPorts({
    limits: huge,
    store: createPostgresStore(server.database, { ...huge, perSender: 2, inAll: 1e9 }),
    outbox: createPostgresOutbox(server.database),
    mailer,
    senderOf: () => ({ hash: undefined }),
  })
  const handler = createSettledHandler(ports)
  let accepted = 0

  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      mailer.sent.length = 0
      const begin = performance.now()
      const response = await handler(post(body))
      const answer = await response.json()
      expect([200, 400, 403, 413]).toContain(response.status)
      expect(performance.now() - begin).toBeLessThan(5000)
      expect(answer.success).toBe(response.status === 200)
      if (response.status !== 200) {
        expect(mailer.sent).toEqual([])
        return
      }
      accepted += 1
      expect(
        await server.database.query('select from leads.submissions where id = $1', [answer.id]),
      ).toHaveLength(1)
      expect(mailer.sent).toHaveLength(1)
      for (const { to, subject, text, html, replyTo } of mailer.sent) {
        expect([supportEmail, careersEmail]).toContain(to)
        expect(replyTo ?? '').toMatch(/^$|^[^<>,]*<[^\s<>,]+>$|^[^\s<>,]+$/)
        expect(subject).not.toMatch(/[\r\n\t]/)
        for (const part of [subject, text, html]) {
          expect(part).not.toMatch(invisible)
          expect(part).not.toMatch(controls)
        }
      }
    }),
    { numRuns: runs, ...(seed !== undefined && { seed }) },
  )
  const [row] = await server.database.query('select count(*)::int as count from leads.submissions')
  expect(row.count).toBe(accepted)
  // Remove the ids, because a random id may contain these words.
  const words = logged.join().replace(/[\da-f-]{36}/g, '')
  expect(/ada|dealer\.example|555/i.exec(words)).toBeNull()
  console.warn(`fuzz: ${runs} bodies, ${accepted} accepted and stored, the others refused`)
}, 3_600_000)
