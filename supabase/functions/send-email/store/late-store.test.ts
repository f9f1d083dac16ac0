import assert from 'node:assert/strict'
import { createHandler } from '../handler.ts'
import { contactCall, post, testPorts } from '../testing.ts'

Deno.test('a submission accepted while the database was down is stored once it is back, and not sent again', async () => {
  const planned: Array<() => Promise<void>> = []
  const { ports, database, mailer } = testPorts({
    limits: { perSender: 20, inAll: 100, confirmationsPerHour: 9 },
    later: (_milliseconds, work) => planned.push(work),
  })
  database.isDown = true
  const handler = createHandler(ports)
  for (let count = 0; count < 5; count += 1) await handler(post(contactCall()))
  assert.equal(planned.length, 1, 'one round at a time')
  await planned.shift()?.()
  assert.equal(database.submissions.size, 0)
  assert.equal(planned.length, 1, 'it is tried again')

  database.isDown = false
  const round = planned.shift()?.()
  await handler(post(contactCall()))
  await round
  assert.equal(database.submissions.size, 6)
  assert.equal(mailer.sent.length, 6)
  assert.ok([...database.emails.values()].every(({ outcome }) => outcome?.kind === 'sent'))
})
