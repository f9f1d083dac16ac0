import assert from 'node:assert/strict'
import { DeliveryError } from '../_shared/email-sending/mailer.ts'
import type { Ports } from './handler.ts'
import { call, email, fine, outboxSecret, setUp, webhook } from './testing.ts'

const outage = () => new DeliveryError('resend unreachable', 'outage')

Deno.test('deliver-outbox delivers what is due and reports what is waiting', async () => {
  const report = { ...fine, waiting: 4, oldestSeconds: 30 }
  const { handler, outcomes } = setUp([email('a'), webhook('b')], {}, { report: async () => report })
  const response = await handler(call(outboxSecret))

  assert.deepEqual(await response.json(), { success: true, sent: 2, failed: 0, unreadable: 0, ...report })
  assert.deepEqual(outcomes, { a: 'sent', b: 'sent' })
})

Deno.test('an unreadable delivery is refused with an alert, and the run continues', async () => {
  const damaged = { id: 'd', submissionId: 's-d', kind: 'notification' as const, unreadable: 'XX001' }
  let purges = 0
  const purge = async () => {
    purges += 1
    return undefined
  }
  const { handler, outcomes, alerts } = setUp([damaged, email('a')], {}, { purge })
  assert.equal((await handler(call(outboxSecret))).status, 200)
  assert.deepEqual(outcomes, { d: 'refused', a: 'sent' })
  assert.match(alerts.join(), /1 delivery cannot be read/)
  assert.equal(purges, 1)
})

Deno.test('twenty undeliverable emails do not block a deliverable one', async () => {
  const hopeless = Array.from({ length: 20 }, (_, index) => email(`h${index}`))
  const faults = Object.fromEntries(
    hopeless.map(({ id }) => [id, [new DeliveryError('resend 409', 'postponed')]]),
  )
  const { handler, outcomes } = setUp([...hopeless, email('good')], faults)
  await handler(call(outboxSecret))
  assert.equal(outcomes.good, 'sent')
})

Deno.test('a provider that is down gets three attempts a run, and the webhook still gets its lead', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const faults = Object.fromEntries(ids.map((id) => [id, [outage()]]))
  const { handler, outcomes, waiting } = setUp([...ids.map((id) => email(id)), webhook('w')], faults)
  await handler(call(outboxSecret))

  assert.deepEqual(Object.keys(outcomes), ['a', 'b', 'c', 'w'])
  assert.equal(outcomes.w, 'sent')
  assert.equal(waiting.length, 2)
})

Deno.test('a run waits for a short Retry-After', async () => {
  const limited = new DeliveryError('resend 429', 'limited', { retryAfterSeconds: 5 })
  const { handler, outcomes, clock } = setUp([email('a'), email('b')], { a: [limited] })
  await handler(call(outboxSecret))
  assert.deepEqual(outcomes, { a: 'limited', b: 'sent' })
  assert.ok(clock() >= 5000)
})

Deno.test('a Retry-After longer than a run ends the run', async () => {
  const limited = new DeliveryError('resend 429', 'limited', { retryAfterSeconds: 600 })
  const { handler, outcomes, clock } = setUp([email('a'), email('b')], { a: [limited] })
  await handler(call(outboxSecret))
  assert.deepEqual(outcomes, { a: 'limited' })
  assert.ok(clock() < 1000)
})

Deno.test('waits that together are longer than a run end the run', async () => {
  const limited = () => [new DeliveryError('resend 429', 'limited', { retryAfterSeconds: 25 })]
  const faults = { a: limited(), b: limited() }
  const { handler, outcomes, clock } = setUp([email('a'), email('b'), email('c')], faults)
  await handler(call(outboxSecret))
  assert.deepEqual(outcomes, { a: 'limited', b: 'limited' })
  assert.equal(clock(), 25_200)
})

Deno.test('a run has a time limit', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => email(String(index)))
  const { handler, outcomes } = setUp(many)
  await handler(call(outboxSecret))
  assert.equal(Object.keys(outcomes).length, 400, '100 ms each for 40 s')
})

for (const [name, change, problem] of [
  [
    'has waited 15 minutes',
    { report: async () => ({ ...fine, waiting: 3, oldestSeconds: 900 }) },
    /15 minutes/,
  ],
  [
    'was refused',
    { report: async () => ({ ...fine, waiting: 1, oldestSeconds: 60, refused: 1 }) },
    /1 refused/,
  ],
  [
    'could be deleted early',
    { checkIn: async () => ({ hasJumped: true, isClockPlausible: true }) },
    /clock jumped.*nothing is deleted for a week/,
  ],
  [
    'cannot be read',
    { checkIn: () => Promise.reject(Object.assign(new Error('x'), { code: '25006' })) },
    /25006/,
  ],
  [
    'cannot be sent',
    { check: async () => [{ kind: 'site', text: 'send-email does not answer' }] },
    /send-email does not answer/,
  ],
] as Array<[string, Partial<Ports>, RegExp]>) {
  Deno.test(`operators are alerted when a lead ${name}`, async () => {
    const { handler, alerts } = setUp([], {}, change)
    await handler(call(outboxSecret))
    assert.match(alerts.join(), problem)
  })
}

Deno.test('a run reports which problems are resolved', async () => {
  const waiting = { ...fine, waiting: 1, oldestSeconds: 900 }
  const { handler, resolved } = setUp([], {}, { report: async () => waiting })
  await handler(call(outboxSecret))
  assert.deepEqual(resolved, ['outbox', 'store', 'refused', 'clock'])

  const checked = setUp([], {}, { check: async () => [{ kind: 'size', text: 'The database has 500 MB' }] })
  await checked.handler(call(outboxSecret))
  assert.deepEqual(checked.resolved, ['outbox', 'store', 'waiting', 'refused', 'clock', 'site'])
})

Deno.test('reports an inbox that gets no mail until the mail provider reaches it again', async () => {
  const lost = setUp([], {}, { unreachedInboxes: async () => ['support@x.example (suppressed)'] })
  await lost.handler(call(outboxSecret))
  assert.deepEqual(lost.alerts, ['The mail provider does not reach support@x.example (suppressed)'])
  const reached = setUp([], {}, { unreachedInboxes: async () => [] })
  await reached.handler(call(outboxSecret))
  assert.ok(reached.resolved.includes('inbox'))
})

Deno.test('a run continues if the key can’t check inboxes', async () => {
  const refused = () => Promise.reject(new DeliveryError('resend 401', 'outage'))
  const { handler, outcomes, resolved } = setUp(
    [email('a')],
    {},
    { unreachedInboxes: refused, tellOfHeld: refused },
  )
  assert.equal((await handler(call(outboxSecret))).status, 200)
  assert.deepEqual(outcomes, { a: 'sent' })
  assert.ok(!resolved.includes('inbox'))
})

Deno.test('nothing is deleted while the clocks disagree', async () => {
  let purges = 0
  const purge = async () => {
    purges += 1
    return undefined
  }
  const clocks = { hasJumped: false, isClockPlausible: false }
  const { handler, alerts } = setUp([], {}, { purge, checkIn: async () => clocks })
  await handler(call(outboxSecret))
  assert.equal(purges, 0)
  assert.match(alerts.join(), /clocks/)
})

Deno.test('deliver-outbox requires its secret', async () => {
  const { handler, outcomes } = setUp([email('a')])
  for (const secret of [undefined, 'wrong', `${outboxSecret}x`]) {
    const response = await handler(call(secret))
    assert.equal(response.status, 401)
    assert.equal((await response.json()).error, 'unauthorized')
  }
  assert.equal((await handler(call(outboxSecret, 'PUT'))).status, 405)
  assert.deepEqual(outcomes, {})
})

Deno.test('the health URL needs no secret and returns 503 with the problems', async () => {
  const fit = await setUp([]).handler(call(undefined, 'GET'))
  assert.equal(fit.status, 200)
  assert.equal(fit.headers.get('cache-control'), 'no-store')
  assert.deepEqual(await fit.json(), { status: 'ok' })
  const problems = ['A lead has waited 20 minutes']
  const response = await setUp([], {}, { problems: async () => problems }).handler(call(undefined, 'GET'))
  assert.equal(response.status, 503)
  assert.deepEqual(await response.json(), { status: 'failing', problems })
})
