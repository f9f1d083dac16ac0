import assert from 'node:assert/strict'
import { DeliveryError } from '../_shared/http/failure.ts'
import type { Report } from '../_shared/outbox/report.ts'
import type { Ports } from './handler.ts'
import { call, email, fine, outboxSecret, setUp, webhook } from './testing.ts'

const outage = () => new DeliveryError('resend unreachable', 'outage')
const refused = () => new DeliveryError('resend 422', 'refused')
const limited = (retryAfterSeconds?: number) =>
  new DeliveryError('resend 429', 'limited', { retryAfterSeconds })

const emails = (ids: string) => [...ids].map((id) => email(id))
const faultsOf = (ids: string, fault: () => DeliveryError) =>
  Object.fromEntries([...ids].map((id) => [id, [fault()]]))

async function run(...setting: Parameters<typeof setUp>) {
  const { handler, ...world } = setUp(...setting)
  const response = await handler(call(outboxSecret))
  return { ...world, status: response.status, answer: await response.json() }
}

Deno.test('deliver-outbox sends the deliveries that are due, and reports how many are waiting', async () => {
  const report = { ...fine, waiting: 4, oldestSeconds: 30 }
  const deliveries = [...emails('ab'), webhook('c')]
  const { answer, outcomes, alerts } = await run(deliveries, faultsOf('b', refused), {
    report: async () => report,
  })
  assert.deepEqual(answer, { success: true, sent: 2, failed: 1, unreadable: 0, ...report })
  assert.deepEqual(outcomes, { a: 'sent', b: 'refused', c: 'sent' })
  assert.deepEqual(alerts, [])
})

for (const [ids, deliveries] of [
  ['d', '1 delivery'],
  ['de', '2 deliveries'],
] as const) {
  Deno.test(`deliver-outbox raises an alert about ${deliveries} that can’t be read, and sends the rest`, async () => {
    const damaged = [...ids].map(
      (id) => ({ id, submissionId: id, kind: 'notification', unreadable: 'XX001' }) as const,
    )
    const calls: string[] = []
    const purge = async () => void calls.push('purge')
    const emailHeldDigest = async () => void calls.push('held')
    const { status, answer, ...world } = await run([...damaged, email('a')], {}, { purge, emailHeldDigest })
    assert.deepEqual([status, answer.unreadable, calls], [200, ids.length, ['held', 'purge']])
    assert.deepEqual(world.outcomes, {
      ...Object.fromEntries([...ids].map((id) => [id, 'refused'])),
      a: 'sent',
    })
    const text = `unreadable: ${deliveries} cannot be read from the database, which may be damaged`
    assert.deepEqual(world.alerts, [text])
  })
}

Deno.test('twenty undeliverable emails don’t block a deliverable one', async () => {
  const hopeless = 'abcdefghijklmnopqrst'
  const postponed = () => new DeliveryError('resend 409', 'postponed')
  const { outcomes } = await run(emails(`${hopeless}z`), faultsOf(hopeless, postponed))
  assert.equal(outcomes.z, 'sent')
})

for (const [name, down, other] of [
  ['mail provider', email, webhook],
  ['webhook', webhook, email],
] as const) {
  Deno.test(`deliver-outbox stops using a ${name} that fails three times in a row, and continues with other deliveries`, async () => {
    const all = [...[...'abcdefg'].map((id) => down(id)), other('w')]
    const { outcomes, waiting } = await run(all, faultsOf('abdefg', outage))
    const expected = { a: 'outage', b: 'outage', c: 'sent', d: 'outage', e: 'outage', f: 'outage', w: 'sent' }
    assert.deepEqual(outcomes, expected)
    assert.equal(waiting.length, 1)
  })
}

const bothSent = { a: 'limited', b: 'sent', c: 'sent' }

for (const [name, faults, sent, ms] of [
  ['waits out a short Retry-After', { a: [limited(5)] }, bothSent, 5300],
  ['waits a second if there is no Retry-After', { a: [limited()] }, bothSent, 1300],
  [
    'waits out a Retry-After that just fits its time limit, then ends',
    { a: [limited(39.9)] },
    { a: 'limited' },
    40_000,
  ],
  ['ends right away if a Retry-After exceeds its time limit', { a: [limited(600)] }, { a: 'limited' }, 100],
  [
    'ends when its waits would add up to more than its time limit',
    { a: [limited(25)], b: [limited(25)] },
    { a: 'limited', b: 'limited' },
    25_200,
  ],
] as Array<[string, Record<string, DeliveryError[]>, Record<string, string>, number]>) {
  Deno.test(`deliver-outbox ${name}`, async () => {
    const { outcomes, clock } = await run(emails('abc'), faults)
    assert.deepEqual([outcomes, clock()], [sent, ms])
  })
}

Deno.test('deliver-outbox stops using a mail provider that is busy five times in a row', async () => {
  const busy = () => limited(2)
  const { outcomes, clock } = await run(emails('abcdef'), faultsOf('abcdef', busy))
  assert.deepEqual([Object.keys(outcomes).join(''), clock()], ['abcde', 5 * 100 + 4 * 2000])
})

Deno.test('deliver-outbox ends a run after 40 s', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => email(String(index)))
  const { outcomes } = await run(many)
  assert.equal(Object.keys(outcomes).length, 400, '100 ms each for 40 s')
})

const reporting = (change: Partial<Report>) => ({ report: async () => ({ ...fine, ...change }) })
const checkedIn = (hasJumped: boolean, isClockPlausible: boolean) => ({
  checkIn: async () => ({ hasJumped, isClockPlausible }),
})
const failing = (code: string) => () => Promise.reject(Object.assign(new Error('x'), { code }))
const silent = { kind: 'site', text: 'send-email does not answer' } as const
const alwaysResolved = ['outbox', 'store', 'waiting', 'refused', 'clock']

for (const [name, change, alert, resolved = alwaysResolved, isPurged = true] of [
  ['a lead has waited 14 minutes', reporting({ waiting: 3, oldestSeconds: 899 })],
  [
    'a lead has waited 15 minutes',
    reporting({ waiting: 3, oldestSeconds: 900 }),
    'waiting: A lead has waited 15 minutes to be delivered (3 waiting)',
    ['outbox', 'store', 'refused', 'clock'],
  ],
  [
    'a lead is refused',
    reporting({ waiting: 1, oldestSeconds: 60, refused: 1 }),
    'refused: 1 refused by the mail provider or the webhook, unreadable, or without an answer',
    ['outbox', 'store', 'waiting', 'clock'],
  ],
  [
    'the database’s clock jumps',
    checkedIn(true, true),
    "clock: The database's clock jumped, or the schedule paused",
    ['outbox', 'store', 'waiting', 'refused'],
  ],
  [
    'the clocks of the database and the function differ',
    checkedIn(false, false),
    'clock: The clocks of database and function differ by more than an hour: nothing is deleted',
    ['outbox', 'store', 'waiting', 'refused'],
    false,
  ],
  [
    'the outbox can’t use its database',
    { checkIn: failing('25006') },
    'outbox: The outbox cannot use its database (25006)',
    [],
    false,
  ],
  [
    'send-email doesn’t answer',
    { check: async () => [silent] },
    'site: send-email does not answer',
    [...alwaysResolved, 'size'],
  ],
  [
    'the mail provider can’t reach an inbox',
    { unreachedInboxes: async () => ['support@x.example (suppressed)'] },
    'inbox: The mail provider does not reach support@x.example (suppressed)',
  ],
  ['all checks pass', { check: async () => [] }, undefined, [...alwaysResolved, 'site', 'size']],
  [
    'all inboxes are reachable',
    { unreachedInboxes: async () => [] },
    undefined,
    [...alwaysResolved, 'inbox'],
  ],
  ['the mail provider can’t check inboxes', { unreachedInboxes: failing('401') }],
  ['the email about held submissions fails', { emailHeldDigest: failing('401') }],
  ['a purge fails', { purge: failing('XX001') }],
] as Array<[string, Partial<Ports>, string?, string[]?, boolean?]>) {
  Deno.test(`${alert ? 'operators are' : 'no one is'} alerted when ${name}`, async () => {
    let purges = 0
    const purge = async () => {
      purges += 1
      return change.purge?.()
    }
    const world = await run([email('a')], {}, { ...change, purge })
    assert.equal(world.status, alert?.startsWith('outbox') ? 500 : 200)
    assert.deepEqual(
      [world.alerts, world.resolved, purges],
      [alert ? [alert] : [], resolved, isPurged ? 1 : 0],
    )
  })
}

Deno.test('deliver-outbox rejects requests without the right secret', async () => {
  const { handler, outcomes } = setUp([email('a')])
  for (const secret of [undefined, 'wrong', `${outboxSecret}x`]) {
    const response = await handler(call(secret))
    const message = 'This URL needs its secret.'
    assert.equal(response.status, 401)
    assert.deepEqual(await response.json(), { success: false, error: 'unauthorized', message })
  }
  const put = await handler(call(outboxSecret, 'PUT'))
  assert.deepEqual([put.status, put.headers.get('allow')], [405, 'GET, POST'])
  assert.deepEqual(outcomes, {})
})

Deno.test('the health check needs no secret, and lists any problems with status 503', async () => {
  const fit = await setUp([]).handler(call(undefined, 'GET'))
  assert.deepEqual([fit.status, (await setUp([]).handler(call(undefined, 'HEAD'))).status], [200, 200])
  assert.equal(fit.headers.get('cache-control'), 'no-store')
  assert.deepEqual(await fit.json(), { status: 'ok' })
  const problems = ['A lead has waited 20 minutes']
  const response = await setUp([], {}, { problems: async () => problems }).handler(call(undefined, 'GET'))
  assert.equal(response.status, 503)
  assert.deepEqual(await response.json(), { status: 'failing', problems })
})
