import assert from 'node:assert/strict'
import { free } from '../../_shared/server/free.ts'
import { createHandler } from '../handler.ts'
import type { Entry } from '../ports.ts'
import { contactCall, post, testPorts } from '../testing.ts'
import { createLateStore, type LateResult } from './late-store.ts'

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

function entryOf(id: string, bytes = 0): Entry {
  const content = new Uint8Array(bytes)
  const submission = {
    id,
    form: 'contact',
    recipient: 'support' as const,
    fields: {},
    replyTo: undefined,
    email: { subject: 'Hi', text: 'Hi', html: 'Hi' },
    ...(bytes > 0 && { attachment: { filename: 'cv.pdf', mediaType: 'application/pdf', content } }),
  }
  return { submission, contentHash: id, messages: [], webhookId: undefined, senderHash: undefined }
}

/** Rounds that the test starts; `store` answers for each id. */
function setUp(resultOf: (id: string) => LateResult) {
  const planned: Array<() => Promise<void>> = []
  const asked: string[] = []
  const storeLater = createLateStore({ later: (_ms, work) => planned.push(work) }, async ({ submission }) => {
    asked.push(submission.id)
    const result = resultOf(submission.id)
    if (result === 'done' && submission.attachment) free(submission.attachment.content)
    return result
  })
  return { storeLater, asked, round: async () => await planned.shift()?.() }
}

Deno.test('what the database refuses stays, and does not hold up the others', async () => {
  let isRepaired = false
  const { storeLater, asked, round } = setUp((id) => (id === 'a' && !isRepaired ? 'refused' : 'done'))
  for (const id of ['a', 'b', 'c']) storeLater(entryOf(id))
  await round()
  assert.deepEqual(asked, ['a', 'b', 'c'])
  isRepaired = true
  await round()
  assert.deepEqual(asked.slice(3), ['a'])
})

Deno.test('the room of a file that was stored late is free again', async () => {
  const { storeLater, asked, round } = setUp(() => 'done')
  for (const id of ['a', 'b', 'c']) {
    storeLater(entryOf(id, 5 * 1024 * 1024))
    await round()
  }
  assert.deepEqual(asked, ['a', 'b', 'c'])
})
