import assert from 'node:assert/strict'
import { createHandler } from '../handler.ts'
import { careerCall, resumeFile } from '../resume/files-for-tests.ts'
import { careersEmail, outage, post, testPorts } from '../testing.ts'

Deno.test('a repeated application is one application', async () => {
  const { ports, database, mailer } = testPorts()
  const handler = createHandler(ports)
  const call = careerCall()
  const responses = await Promise.all(Array.from({ length: 12 }, () => handler(post(call))))

  assert.deepEqual([...new Set(responses.map(({ status }) => status))], [200])
  assert.equal(database.submissions.size, 1)
  assert.equal(mailer.sent.length, 2)
})

Deno.test('with mail down both emails wait in the outbox', async () => {
  const { ports, database } = testPorts({}, { mailFault: outage() })
  assert.equal((await createHandler(ports)(post(careerCall()))).status, 200)
  assert.deepEqual(
    [...database.emails.values()].map(({ kind, outcome }) => [kind, outcome?.kind]),
    [
      ['notification', 'outage'],
      ['confirmation', 'outage'],
    ],
  )
})

Deno.test('with the database down an applicant gets one confirmation an hour, and hiring gets every application', async () => {
  let minutes = 0
  const limits = { perSender: 10, inAll: 100, confirmationsPerHour: 100 }
  const { ports, database, mailer } = testPorts({ monotonicMs: () => minutes * 60_000, limits })
  database.isDown = true
  const handler = createHandler(ports)
  const confirmed = []
  for (const [at, email] of [
    [0, 'ada@applicant.example'],
    [1, 'A.DA+again@applicant.example'],
    [2, 'bo@applicant.example'],
    [61, 'ada@applicant.example'],
  ] as const) {
    minutes = at
    const response = await handler(post(careerCall(resumeFile(), { email })))
    confirmed.push((await response.json()).confirmation)
  }
  assert.deepEqual(confirmed, ['sent', 'none', 'sent', 'sent'])
  assert.equal(mailer.sent.filter(({ to }) => to === careersEmail).length, 4)
  assert.equal(mailer.sent.length, 7)
})

Deno.test('after a database outage no email of an application is sent twice', async () => {
  const { ports, database, mailer } = testPorts()
  database.isDown = true
  const handler = createHandler(ports)
  const call = careerCall()
  await handler(post(call))
  database.isDown = false
  assert.equal((await handler(post(call))).status, 200)
  assert.equal(mailer.sent.length, 2)
  assert.deepEqual(
    [...database.emails.values()].map(({ outcome }) => outcome),
    [{ kind: 'sent' }, { kind: 'sent' }],
  )
})
