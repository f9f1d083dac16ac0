import assert from 'node:assert/strict'
import { createLimiter } from './limits.ts'
import { senderOf } from './request.ts'
import { careerCall } from './resume/files-for-tests.ts'
import { entryOf, parseSubmission } from './submission/submission.ts'
import { contact, contactCall, post, testPorts } from './testing.ts'
import { createEmailWithoutDatabase } from './without-database.ts'

const statusesOf = async (responses: Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status)

/** Makes `count` calls at once, and returns how many of them got each status. */
async function countsOf(count: number, call: (index: number) => Promise<Response>) {
  const counts: Record<number, number> = {}
  for (const status of await statusesOf(Array.from({ length: count }, (_, index) => call(index))))
    counts[status] = (counts[status] ?? 0) + 1
  return counts
}

Deno.test('while the database is down, concurrent requests can’t exceed a sender’s limit, but repeats are still accepted', async () => {
  const limits = { perSender: 20, inAll: 1000, confirmationsPerHour: 9 }
  const { handler, database, mailer } = testPorts({ limits })
  database.isDown = true
  const known = contactCall()
  const counts = await countsOf(90, (index) => handler(post(index === 0 ? known : contactCall())))
  assert.deepEqual(counts, { 200: 20, 429: 70 })
  assert.equal(mailer.sent.length, 20)
  const later = [handler(post(known)), handler(post(contactCall(), { 'x-forwarded-for': 'other' }))]
  assert.deepEqual(await statusesOf(later), [200, 200])
})

Deno.test('while the database is down, an alert is raised when the limit for all senders is reached', async () => {
  const limits = { perSender: 20, inAll: 10, confirmationsPerHour: 9 }
  const { handler, database, alerts } = testPorts({ limits })
  database.isDown = true
  const visit = (index: number) => handler(post(contactCall(), { 'x-forwarded-for': `s${index}` }))
  assert.deepEqual(await countsOf(30, visit), { 200: 10, 429: 20 })
  assert.match(
    alerts.join(),
    /limit: The limit for all senders together is reached: visitors are asked to wait/,
  )
})

for (const [saved, status, alerts] of [
  [
    { kind: 'held', held: 'limit', confirmation: 'none' },
    200,
    ['limit: The limit for all senders together is reached: what comes is held'],
  ],
  [{ kind: 'limited', retryAfterSeconds: 42 }, 429, []],
] as const) {
  Deno.test(`a submission that the store reports as ${saved.kind} isn’t emailed, and ${alerts.length > 0 ? 'an alert' : 'no alert'} is raised`, async () => {
    const world = testPorts()
    world.database.store.save = async () => saved
    const response = await world.handler(post(contactCall()))
    assert.deepEqual([response.status, world.mailer.sent, world.alerts], [status, [], alerts])
    assert.equal(response.headers.get('retry-after'), status === 429 ? '42' : null)
  })
}

function portsOfAddresses() {
  return testPorts({
    limits: { perSender: 20, inAll: 1000, confirmationsPerHour: 60 },
    senderOf: ({ headers }) => {
      const address = senderOf(headers, 'cf-connecting-ip')
      return { hash: address?.sender, networkHash: address?.network }
    },
  })
}
const from = (address: string, body: unknown = contactCall()) => post(body, { 'cf-connecting-ip': address })

Deno.test('5,000 rejected requests from one /48 network lock out only that network', async () => {
  const { handler, mailer, alerts } = portsOfAddresses()
  const refused = (index: number) => handler(from(`2001:db8:1:${(index % 60).toString(16)}::${index}`, {}))
  assert.deepEqual(await countsOf(5000, refused), { 400: 500, 429: 4500 })
  assert.equal((await handler(from('2001:db8:1:ffff::1'))).status, 429, 'also from a /64 that sent nothing')

  const visitors = ['203.0.113.1', '203.0.113.2', '2001:db8:2::1', '2001:db8:1001::1']
  assert.deepEqual(await statusesOf(visitors.map((each) => handler(from(each)))), Array(4).fill(200))
  assert.equal(mailer.sent.length, 4)
  assert.deepEqual(alerts, [])
})

Deno.test('rejected requests from a thousand addresses don’t lock out anyone else', async () => {
  const { handler } = portsOfAddresses()
  const address = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`
  await countsOf(6000, (index) => handler(from(address(index % 1000), {})))
  assert.equal((await handler(from('203.0.113.1'))).status, 200)
})

Deno.test('while the database is down, a /48 network may send five times as many submissions as one sender', async () => {
  const { handler, database } = portsOfAddresses()
  database.isDown = true
  const counts = await countsOf(120, (index) => handler(from(`2001:db8:1:${index}::1`)))
  assert.deepEqual(counts, { 200: 100, 429: 20 })
})

for (const [name, change] of [
  ['a sender', { limits: { perSender: 2, inAll: 1000, confirmationsPerHour: 9 } }],
  [
    'all senders without a known address',
    { limits: { perSender: 1, inAll: 2, confirmationsPerHour: 9 }, senderOf: () => ({}) },
  ],
] as const) {
  Deno.test(`requests from ${name} are limited, even if they are invalid`, async () => {
    let nowMs = 1000
    const { handler } = testPorts({ ...change, monotonicMs: () => nowMs })
    const call = () => handler(post('not JSON'))
    const counts = { 400: 10, 429: 5 }
    assert.deepEqual(await countsOf(15, call), counts)
    for (const seconds of [600, 1]) {
      assert.equal((await call()).headers.get('retry-after'), `${seconds}`)
      nowMs += 599_999
    }
    nowMs -= 599_998
    assert.deepEqual(await countsOf(15, call), counts)
  })
}

for (const isDown of [false, true]) {
  Deno.test(`different content under the same id is ${isDown ? 'emailed' : 'stored'} as a new submission`, async () => {
    const { handler, database, mailer } = testPorts()
    database.isDown = isDown
    const fields = { ...contact, dealershipName: 'Bay Motors', message: undefined }
    const first = contactCall({ form: 'demo_request', fields })
    const other = { ...first, form: 'plan_request' }
    const third = { ...other, fields: { ...fields, name: 'Bo Diaz' } }
    const ids = []
    for (const call of [first, other, other, third]) ids.push((await (await handler(post(call))).json()).id)

    assert.equal(ids[0], first.submissionId)
    assert.equal(ids[2], ids[1], 'a submission that arrives again is recognized')
    assert.equal(new Set(ids).size, 3)
    assert.equal(database.submissions.size, isDown ? 0 : 3)
    assert.equal(mailer.sent.length, 3)
  })
}

Deno.test('an alert is raised when the hourly confirmation quota is used up', async () => {
  const { handler, database, alerts } = testPorts()
  database.store.save = async () => ({ kind: 'inserted', kinds: [], confirmation: 'none' })
  database.store.areConfirmationsUsedUp = async () => true
  for (const call of [careerCall(), contactCall()]) assert.equal((await handler(post(call))).status, 200)
  assert.deepEqual(alerts, ["confirmations: The hour's confirmations to applicants are used up"])
})

Deno.test('the limiter remembers the 10,000 most recent senders', () => {
  const limiter = createLimiter({ perSender: 1, inAll: 9, confirmationsPerHour: 9 }, () => 0)
  const call = (...hashes: string[]) => {
    for (const hash of hashes) limiter.admitCall({ hash })
  }
  const others = (name: string) => call(...Array.from({ length: 9999 }, (_, index) => `${name}${index}`))
  call(...Array(4).fill('busy'))
  others('a')
  call('busy', 'one more')
  assert.throws(() => call('busy'), 'a sender who calls again is not forgotten')
  others('b')
  call(...Array(4).fill('one more'), ...Array(5).fill('busy'))
})

Deno.test('while the database is down, repeats of the 5,000 most recent submissions are recognized', async () => {
  const { ports, mailer } = testPorts()
  const limits = { perSender: 9999, inAll: 9999, confirmationsPerHour: 9 }
  const limiter = createLimiter(limits, () => 0)
  const send = createEmailWithoutDatabase(ports, limiter)
  const call = { json: contactCall(), file: undefined }
  const { submission, ...entry } = entryOf(parseSubmission(call, ports), {}, ports)
  for (const id of [...Array(5001).keys(), 1, 0])
    await send({ ...entry, submission: { ...submission, id: `${id}` } })
  assert.equal(mailer.sent.length, 5002)
})
