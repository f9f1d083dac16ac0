import assert from 'node:assert/strict'
import { careerCall } from '../resume/files-for-tests.ts'
import { careersEmail, createSettledHandler, outage, post, testPorts } from '../testing.ts'

Deno.test('a repeated application is one application', async () => {
  const { ports, database, mailer } = testPorts()
  const handler = createSettledHandler(ports)
  const call = careerCall()
  const responses = await Promise.all(Array.from({ length: 12 }, () => handler(post(call))))

  assert.deepEqual([...new Set(responses.map(({ status }) => status))], [200])
  assert.equal(database.submissions.size, 1)
  assert.equal(mailer.sent.length, 1, 'the confirmation: the outbox sends the file')
})

Deno.test('with mail down both emails wait in the outbox', async () => {
  const { ports, database } = testPorts({}, { mailFault: outage() })
  assert.equal((await createSettledHandler(ports)(post(careerCall()))).status, 200)
  assert.deepEqual(
    [...database.emails.values()].map(({ kind, outcome }) => [kind, outcome?.kind]),
    [
      ['notification', undefined],
      ['confirmation', 'outage'],
    ],
  )
})

Deno.test('with the database down hiring gets every application at once, and the answer promises no confirmation', async () => {
  const { ports, database, mailer } = testPorts()
  database.isDown = true
  const response = await createSettledHandler(ports)(post(careerCall()))
  assert.equal((await response.json()).confirmation, 'none')
  assert.deepEqual(
    mailer.sent.map(({ to, attachment }) => [to, attachment?.content.byteLength]),
    [[careersEmail, 10_000]],
  )
})
