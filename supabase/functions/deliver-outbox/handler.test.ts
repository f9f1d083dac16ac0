import assert from 'node:assert/strict'
import { DeliveryError } from '../_shared/mail/mailer.ts'
import type { Delivery, Outbox, Outcome } from '../_shared/outbox/outbox.ts'
import { createHandler, type Ports } from './handler.ts'

const outboxSecret = 'a-secret-of-enough-length'
const fine = { waiting: 0, oldestSeconds: 0, refused: 0 }

function email(id: string, kind: 'notification' | 'confirmation' = 'notification'): Delivery {
  const message = { id, to: 't@x.example', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' }
  return { id, submissionId: `s-${id}`, kind, email: message }
}

function webhook(id: string): Delivery {
  const lead = { id, form: 'contact', fields: {}, createdAt: '2026-11-21T12:00:00Z', file: null }
  return { id, submissionId: `s-${id}`, kind: 'webhook', lead }
}

/** A queue, and carriers that fail for the ids in `faults`; sleeping moves the clock and costs no time. */
function stage(
  waiting: Delivery[],
  faults: Record<string, DeliveryError[]> = {},
  change: Partial<Ports> = {},
) {
  const outcomes: Record<string, Outcome['kind']> = {}
  const alerts: string[] = []
  let nowMs = 0
  const outbox: Outbox = {
    claimNext: async (without = []) => {
      const at = waiting.findIndex(({ kind }) => !without.includes(kind))
      return at < 0 ? undefined : waiting.splice(at, 1)[0]
    },
    settle: async (id, outcome) => {
      outcomes[id] = outcome.kind
      return outcome.kind === 'sent' ? 'sent' : 'queued'
    },
  }
  const fail = (id: string) => {
    nowMs += 100
    const fault = faults[id]?.shift()
    return fault ? Promise.reject(fault) : Promise.resolve()
  }
  const ports: Ports = {
    outboxSecret,
    outbox,
    mailer: { send: ({ id }) => fail(id) },
    webhook: { send: fail },
    checkIn: async () => ({ hasJumped: false, isClockPlausible: true }),
    purge: async () => undefined,
    report: async () => fine,
    problems: async () => [],
    alert: async (problems) => void alerts.push(...problems),
    monotonicMs: () => nowMs,
    sleep: async (milliseconds) => {
      nowMs += milliseconds
    },
    log: () => undefined,
    ...change,
  }
  return { handler: createHandler(ports), outcomes, alerts, waiting, clock: () => nowMs }
}

const call = (secret?: string, method = 'POST') =>
  new Request('http://functions.test', {
    method,
    headers: secret ? { authorization: `Bearer ${secret}` } : {},
  })

const outage = () => new DeliveryError('resend unreachable', 'outage')

Deno.test('deliver-outbox delivers what is due and reports what is waiting', async () => {
  const report = { waiting: 4, oldestSeconds: 30, refused: 0 }
  const { handler, outcomes } = stage([email('a'), webhook('b')], {}, { report: async () => report })
  const response = await handler(call(outboxSecret))

  assert.deepEqual(await response.json(), { success: true, sent: 2, failed: 0, ...report })
  assert.deepEqual(outcomes, { a: 'sent', b: 'sent' })
})

Deno.test('twenty undeliverable emails do not block a deliverable one', async () => {
  const hopeless = Array.from({ length: 20 }, (_, index) => email(`h${index}`))
  const faults = Object.fromEntries(
    hopeless.map(({ id }) => [id, [new DeliveryError('resend 409', 'postponed')]]),
  )
  const { handler, outcomes } = stage([...hopeless, email('good')], faults)
  await handler(call(outboxSecret))
  assert.equal(outcomes.good, 'sent')
})

Deno.test('a provider that is down gets three attempts a run, and the webhook still gets its lead', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const faults = Object.fromEntries(ids.map((id) => [id, [outage()]]))
  const { handler, outcomes, waiting } = stage([...ids.map((id) => email(id)), webhook('w')], faults)
  await handler(call(outboxSecret))

  assert.deepEqual(Object.keys(outcomes), ['a', 'b', 'c', 'w'])
  assert.equal(outcomes.w, 'sent')
  assert.equal(waiting.length, 2)
})

Deno.test('a short Retry-After is waited for within the run', async () => {
  const limited = new DeliveryError('resend 429', 'limited', { retryAfterSeconds: 5 })
  const { handler, outcomes, clock } = stage([email('a'), email('b')], { a: [limited] })
  await handler(call(outboxSecret))
  assert.deepEqual(outcomes, { a: 'limited', b: 'sent' })
  assert.ok(clock() >= 5000)
})

Deno.test('a Retry-After longer than a run ends the run', async () => {
  const limited = new DeliveryError('resend 429', 'limited', { retryAfterSeconds: 600 })
  const { handler, outcomes, clock } = stage([email('a'), email('b')], { a: [limited] })
  await handler(call(outboxSecret))
  assert.deepEqual(outcomes, { a: 'limited' })
  assert.ok(clock() < 1000)
})

Deno.test('a run has a time limit', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => email(String(index)))
  const { handler, outcomes } = stage(many)
  await handler(call(outboxSecret))
  assert.equal(Object.keys(outcomes).length, 400, '100 ms each for 40 s')
})

for (const [name, change, problem] of [
  [
    'has waited 15 minutes',
    { report: async () => ({ waiting: 3, oldestSeconds: 900, refused: 0 }) },
    /15 minutes/,
  ],
  ['was refused', { report: async () => ({ waiting: 1, oldestSeconds: 60, refused: 1 }) }, /1 refused/],
  [
    'cannot be read',
    { checkIn: () => Promise.reject(Object.assign(new Error('x'), { code: '25006' })) },
    /25006/,
  ],
] as Array<[string, Partial<Ports>, RegExp]>) {
  Deno.test(`operators are alerted when a lead ${name}`, async () => {
    const { handler, alerts } = stage([], {}, change)
    await handler(call(outboxSecret))
    assert.match(alerts.join(), problem)
  })
}

Deno.test('nothing is deleted while the clocks disagree', async () => {
  let purges = 0
  const purge = async () => {
    purges += 1
    return undefined
  }
  const clocks = { hasJumped: false, isClockPlausible: false }
  const { handler, alerts } = stage([], {}, { purge, checkIn: async () => clocks })
  await handler(call(outboxSecret))
  assert.equal(purges, 0)
  assert.match(alerts.join(), /clocks/)
})

Deno.test('deliver-outbox requires its secret', async () => {
  const { handler, outcomes } = stage([email('a')])
  for (const secret of [undefined, 'wrong', `${outboxSecret}x`]) {
    const response = await handler(call(secret))
    assert.equal(response.status, 401)
    assert.equal((await response.json()).error, 'unauthorized')
  }
  assert.equal((await handler(call(outboxSecret, 'PUT'))).status, 405)
  assert.deepEqual(outcomes, {})
})

Deno.test('the health URL needs no secret and answers 503 with the problems', async () => {
  assert.equal((await stage([]).handler(call(undefined, 'GET'))).status, 200)
  const problems = ['A lead has waited 20 minutes']
  const response = await stage([], {}, { problems: async () => problems }).handler(call(undefined, 'GET'))
  assert.equal(response.status, 503)
  assert.deepEqual(await response.json(), { status: 'failing', problems })
})
