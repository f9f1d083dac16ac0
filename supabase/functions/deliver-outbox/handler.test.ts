import assert from 'node:assert/strict'
import { MailError } from '../_shared/mail/mailer.ts'
import type { Outbox, Outcome, QueuedEmail } from '../_shared/outbox/attempt.ts'
import { createHandler } from './handler.ts'

const outboxSecret = 'a-secret-of-enough-length'

function queued(id: string): QueuedEmail {
  return { id, submissionId: `s-${id}`, to: 't@x.example', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' }
}

function stage(ids: string[], faults: Record<string, MailError> = {}) {
  const waiting = ids.map(queued)
  const outcomes: Record<string, Outcome['kind']> = {}
  const outbox: Outbox = {
    claimNext: async () => waiting.shift(),
    countWaiting: async () => ids.length - Object.values(outcomes).filter((kind) => kind === 'sent').length,
    settle: async (id, outcome) => {
      outcomes[id] = outcome.kind
      return ({ sent: 'sent', refused: 'failed', postponed: 'queued' } as const)[outcome.kind]
    },
  }
  const mailer = {
    send: async (email: { id: string }) => {
      const fault = faults[email.id]
      if (fault) throw fault
    },
  }
  const purgedBefore: Date[] = []
  const purge = async (before: Date) => purgedBefore.push(before)
  const now = () => new Date('2026-11-21T12:00:00Z')
  const retention = { purge, resumeRetentionDays: 180, now }
  const handler = createHandler({ outboxSecret, outbox, mailer, ...retention, log: () => undefined })
  return { handler, outcomes, waiting, purgedBefore }
}

function call(secret?: string, method = 'POST') {
  return new Request('http://functions.test', {
    method,
    headers: secret ? { authorization: `Bearer ${secret}` } : {},
  })
}

Deno.test('deliver-outbox sends what is due', async () => {
  const { handler, outcomes } = stage(['a', 'b'])
  const response = await handler(call(outboxSecret))

  assert.deepEqual(await response.json(), { success: true, sent: 2, failed: 0, waiting: 0 })
  assert.deepEqual(outcomes, { a: 'sent', b: 'sent' })
})

Deno.test('deliver-outbox stops at the first mail the provider cannot take and leaves the rest', async () => {
  const { handler, outcomes, waiting } = stage(['a', 'b', 'c'], {
    b: new MailError('smtp ECONNREFUSED', false),
  })
  const response = await handler(call(outboxSecret))

  assert.deepEqual(await response.json(), { success: true, sent: 1, failed: 0, waiting: 2 })
  assert.deepEqual(outcomes, { a: 'sent', b: 'postponed' })
  assert.deepEqual(
    waiting.map((email) => email.id),
    ['c'],
  )
})

Deno.test('deliver-outbox goes on past a mail that is refused for good', async () => {
  const { handler, outcomes } = stage(['a', 'b'], { a: new MailError('smtp 550', true) })
  assert.equal((await (await handler(call(outboxSecret))).json()).failed, 1)
  assert.equal(outcomes.b, 'sent')
})

Deno.test('deliver-outbox purges resumes that were delivered 180 days ago', async () => {
  const { handler, purgedBefore } = stage([])
  assert.equal((await handler(call(outboxSecret))).status, 200)
  assert.deepEqual(purgedBefore, [new Date('2026-05-25T12:00:00Z')])
})

Deno.test('deliver-outbox works only for who knows the secret', async () => {
  const { handler, outcomes } = stage(['a'])
  for (const secret of [undefined, 'wrong', `${outboxSecret}x`]) {
    const response = await handler(call(secret))
    assert.equal(response.status, 401)
    assert.equal((await response.json()).error, 'unauthorized')
  }
  assert.equal((await handler(call(outboxSecret, 'GET'))).status, 405)
  assert.deepEqual(outcomes, {})
})

Deno.test('deliver-outbox says so when the database is away', async () => {
  const { handler } = stage([])
  const away = { claimNext: () => Promise.reject(new Error('away')) } as unknown as Outbox
  const ports = {
    outboxSecret,
    outbox: away,
    mailer: { send: async () => undefined },
    purge: async () => 0,
    resumeRetentionDays: 180,
    now: () => new Date(),
    log: () => undefined,
  }
  assert.equal((await handler(call(outboxSecret))).status, 200)
  assert.equal((await createHandler(ports)(call(outboxSecret))).status, 500)
})
