import { afterAll, expect, test } from 'vitest'
import { makeSubmissions } from '../../../tools/faults/submissions.mjs'
import { startReceiver } from '../receiver.ts'
import { contactCall, startTestStack } from './stack-for-tests.ts'

const receiver = await startReceiver()
const stack = await startTestStack({ ALERT_WEBHOOK_URL: receiver.url })
afterAll(stack.stop)

async function health() {
  const response = await fetch(`${stack.functions.url}/functions/v1/deliver-outbox`)
  return `${response.status} ${await response.text()}`
}

test('if a manually added column prevents storage, leads are emailed, and new leads are stored after the column is removed', async () => {
  // On a busy machine, the first check may run before send-email is up, so poll until a later one succeeds.
  await expect.poll(health).toBe('200 {"status":"ok"}')
  await stack.query('alter table leads.submissions add column region text not null')
  const submissions = makeSubmissions()
  const responses = await Promise.all(submissions.map(({ body }) => stack.send(body)))

  expect(responses.map(({ status }) => status)).toEqual(Array(11).fill(200))
  const messages = await stack.inbox()
  const arrivals = submissions.map(({ id }) => messages.filter(({ text }) => text.includes(id)).length)
  expect(arrivals).toEqual(Array(11).fill(1))
  expect(stack.logged.join('\n')).toMatch(/BUG: the database refused a submission.*23502/)
  await expect.poll(() => receiver.bodies().join()).toContain('A bug keeps')
  // Poll, because a health response is reused for ten seconds.
  await expect.poll(health).toMatch(/^503 .*Leads cannot be stored .23502/)

  await stack.query('alter table leads.submissions drop column region')
  expect((await stack.send(contactCall())).status).toBe(200)
  expect(await stack.query('select from leads.submissions')).toHaveLength(1)
})
