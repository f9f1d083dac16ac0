import assert from 'node:assert/strict'
import process from 'node:process'
import { createHandler } from '../handler.ts'
import type { Ports } from '../ports.ts'
import { senderOf } from '../request/sender.ts'
import { careerCall, resumeFile } from '../resume/files-for-tests.ts'
import { contact, contactCall, outage, post, supportEmail, testPorts } from '../testing.ts'
import { mailboxOf } from './mailbox.ts'

const statusesOf = async (responses: Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status)
/** CPU time does not depend on how busy the machine is. */
const cpuMs = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000
const countOf = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

Deno.test('the limit of a sender is exact under concurrent calls, with the database down', async () => {
  const { ports, database, mailer } = testPorts({
    limits: { perSender: 20, inAll: 1000, confirmationsPerHour: 9 },
  })
  database.isDown = true
  const handler = createHandler(ports)
  const statuses = await statusesOf(Array.from({ length: 90 }, () => handler(post(contactCall()))))
  assert.equal(countOf(statuses, 200), 20)
  assert.equal(countOf(statuses, 429), 70)
  assert.equal(mailer.sent.length, 20)
})

Deno.test('all senders together have a limit', async () => {
  const { ports } = testPorts({ limits: { perSender: 20, inAll: 10, confirmationsPerHour: 9 } })
  const handler = createHandler(ports)
  const statuses = await statusesOf(
    Array.from({ length: 30 }, (_, index) =>
      handler(post(contactCall(), { 'x-forwarded-for': `s${index}` })),
    ),
  )
  assert.equal(countOf(statuses, 200), 10)
})

/** Ports at the default limits, with the sender's real networks in place of their hashes. */
function portsOfAddresses() {
  return testPorts({
    limits: { perSender: 20, inAll: 1000, confirmationsPerHour: 60 },
    senderOf: async ({ headers }) => {
      const address = senderOf(headers, 'cf-connecting-ip')
      return { hash: address?.sender, networkHash: address?.network }
    },
  })
}
const from = (address: string, body: unknown = contactCall()) => post(body, { 'cf-connecting-ip': address })

Deno.test('5,000 refused calls from one /48 lock out that network only', async () => {
  const { ports, mailer, alerts } = portsOfAddresses()
  const handler = createHandler(ports)
  const refused = await statusesOf(
    Array.from({ length: 5000 }, (_, index) =>
      handler(from(`2001:db8:1:${(index % 60).toString(16)}::${index}`, {})),
    ),
  )
  assert.equal(countOf(refused, 400), 500)
  assert.equal(countOf(refused, 429), 4500)
  assert.equal((await handler(from('2001:db8:1:ffff::1'))).status, 429, 'also from a /64 that sent nothing')

  const visitors = ['203.0.113.1', '203.0.113.2', '2001:db8:2::1', '2001:db8:1001::1']
  assert.deepEqual(await statusesOf(visitors.map((each) => handler(from(each)))), Array(4).fill(200))
  assert.equal(mailer.sent.length, 4)
  assert.deepEqual(alerts, [])
})

Deno.test('refused calls from a thousand addresses lock out nobody else', async () => {
  const { ports } = portsOfAddresses()
  const handler = createHandler(ports)
  const address = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`
  await statusesOf(Array.from({ length: 6000 }, (_, index) => handler(from(address(index % 1000), {}))))
  assert.equal((await handler(from('203.0.113.1'))).status, 200)
})

Deno.test('a /48 may send five times as many submissions as one sender', async () => {
  const { ports } = portsOfAddresses()
  const handler = createHandler(ports)
  const statuses = await statusesOf(
    Array.from({ length: 120 }, (_, index) => handler(from(`2001:db8:1:${index}::1`))),
  )
  assert.equal(countOf(statuses, 200), 100)
  assert.equal(countOf(statuses, 429), 20)
})

for (const [where, change] of [
  ['in this process', { limits: { perSender: 20, inAll: 10, confirmationsPerHour: 9 } }],
  [
    'in the database',
    { store: { save: async () => ({ kind: 'limited', retryAfterSeconds: 9, isForAll: true }) } },
  ],
] as Array<[string, Partial<Ports>]>) {
  Deno.test(`the limit for all together, counted ${where}, is recorded and alerted once a minute`, async () => {
    let [recorded, nowMs] = [0, 0]
    const { ports, alerts } = testPorts({
      monotonicMs: () => nowMs,
      recordLimitForAll: async () => {
        recorded += 1
        return recorded === 1
      },
      ...change,
    })
    const handler = createHandler(ports)
    const visit = (index: number) => handler(post(contactCall(), { 'x-forwarded-for': `s${index}` }))
    const statuses = await statusesOf(Array.from({ length: 30 }, (_, index) => visit(index)))
    assert.ok(countOf(statuses, 429) >= 20)
    assert.equal(recorded, 1)
    assert.match(alerts.join(), /^The limit for all senders together is reached/)
    nowMs = 61_000
    assert.equal((await visit(31)).status, 429)
    assert.equal(recorded, 2)
  })
}

Deno.test('the limit of one sender is no alert', async () => {
  const { ports, alerts } = testPorts({ limits: { perSender: 1, inAll: 100, confirmationsPerHour: 9 } })
  const handler = createHandler(ports)
  assert.deepEqual(await statusesOf([handler(post(contactCall())), handler(post(contactCall()))]), [200, 429])
  assert.deepEqual(alerts, [])
})

Deno.test('a call over the limit is refused before its body is parsed', async () => {
  const { ports } = testPorts({ limits: { perSender: 1, inAll: 100, confirmationsPerHour: 9 } })
  const handler = createHandler(ports)
  await handler(post(contactCall()))
  const begin = cpuMs()
  const html = '<i>&'.repeat(60_000)
  const response = await handler(post({ to: supportEmail, subject: 'Hi', text: 'Hi', html }))
  assert.equal(response.status, 429)
  assert.ok(cpuMs() - begin < 100)
})

Deno.test('a sender has a limit of calls, whatever they contain', async () => {
  const { ports } = testPorts({ limits: { perSender: 2, inAll: 1000, confirmationsPerHour: 9 } })
  const handler = createHandler(ports)
  const statuses = await statusesOf(Array.from({ length: 15 }, () => handler(post('not JSON'))))
  assert.equal(countOf(statuses, 400), 10)
  assert.equal(countOf(statuses, 429), 5)
})

Deno.test('a submission neither stored nor sent is not counted', async () => {
  const { ports, database, mailer } = testPorts(
    { limits: { perSender: 1, inAll: 100, confirmationsPerHour: 9 } },
    { mailFault: outage() },
  )
  database.isDown = true
  const handler = createHandler(ports)
  assert.equal((await handler(post(contactCall()))).status, 503)
  mailer.fault = undefined
  assert.equal((await handler(post(contactCall()))).status, 200)
})

Deno.test('the same id with other content is stored as another submission', async () => {
  const { ports, database, mailer } = testPorts()
  const handler = createHandler(ports)
  const first = contactCall()
  const other = { ...first, fields: { ...contact, message: 'Something else entirely.' } }
  const ids = []
  for (const call of [first, other, other]) ids.push((await (await handler(post(call))).json()).id)

  assert.equal(ids[0], first.submissionId)
  assert.notEqual(ids[1], first.submissionId)
  assert.equal(ids[2], ids[1], 'and it is recognized when it comes again')
  assert.equal(database.submissions.size, 2)
  assert.equal(mailer.sent.length, 2)
})

Deno.test('markup of more than 20 kB is refused before it is sanitized', async () => {
  const { ports } = testPorts()
  const html = '<i>&'.repeat(60_000)
  const begin = cpuMs()
  const response = await createHandler(ports)(post({ to: supportEmail, subject: 'Hi', text: 'Hi', html }))
  assert.equal(response.status, 413)
  assert.ok(cpuMs() - begin < 200)
})

Deno.test('20 kB of markup take less than half a second', async () => {
  for (const part of ['<i>&', '<div>', '<a href="https://x.example">', '&lt;', '<!--']) {
    const { ports } = testPorts()
    const html = part.repeat(20_000 / part.length)
    const begin = cpuMs()
    await createHandler(ports)(post({ to: supportEmail, subject: 'Hi', text: 'Hi', html }))
    assert.ok(cpuMs() - begin < 500, part)
  }
})

for (const [given, mailbox] of [
  ['Ada.Diaz+jobs@GoogleMail.com', 'adadiaz@gmail.com'],
  ['ada@applicant.example', 'ada@applicant.example'],
]) {
  Deno.test(`${given} is the mailbox ${mailbox}`, () => assert.equal(mailboxOf(given ?? ''), mailbox))
}

Deno.test('with the database down all confirmations together have an hourly limit', async () => {
  const { ports, database } = testPorts({ limits: { perSender: 20, inAll: 100, confirmationsPerHour: 2 } })
  database.isDown = true
  const handler = createHandler(ports)
  const confirmations = []
  for (const email of ['a@x.example', 'b@x.example', 'c@x.example']) {
    const response = await handler(post(careerCall(resumeFile(), { email })))
    confirmations.push((await response.json()).confirmation)
  }
  assert.deepEqual(confirmations, ['sent', 'sent', 'none'])
})
