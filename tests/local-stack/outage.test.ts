// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDatabase } from '../../scripts/local-stack/database.mjs'
import { startMail } from '../../scripts/local-stack/mail.mjs'
import { contactCall, readInbox, startTestStack } from './stack-for-tests.ts'

let stack: Awaited<ReturnType<typeof startTestStack>>
let mail: Awaited<ReturnType<typeof startMail>>
let database: Awaited<ReturnType<typeof startDatabase>>

beforeAll(async () => {
  stack = await startTestStack()
  mail = stack.mail
  database = stack.database
}, 60_000)
afterAll(() => Promise.all([stack?.stop(), mail?.stop(), database?.stop()]))

async function restartMail() {
  mail = await startMail({ smtpPort: stack.ports.smtpPort, webPort: stack.ports.inboxPort })
}

async function mailsOf(submissionId: string) {
  return (await readInbox(mail.url)).filter((message) => message.text.includes(submissionId))
}

// One after the other, since each stops what the next one needs.
test('mail down: success, and the mail arrives once after the catcher is back', async () => {
  await mail.stop()
  const call = contactCall()
  expect((await stack.send(call)).status).toBe(200)
  await restartMail()

  await expect.poll(() => mailsOf(call.submissionId), { timeout: 90_000, interval: 500 }).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  expect(await mailsOf(call.submissionId)).toHaveLength(1)
  const [row] = await stack.query<{ status: string }>(
    `select status from leads.emails where submission_id = '${call.submissionId}'`,
  )
  expect(row?.status).toBe('sent')
}, 120_000)

test('database down: success, and the mail is sent once', async () => {
  await database.stop()
  const call = contactCall()
  const begin = Date.now()
  const responses = await Promise.all([stack.send(call), stack.send(call)])

  expect(responses.map((response) => response.status)).toEqual([200, 200])
  expect(Date.now() - begin).toBeLessThan(8000)
  expect(await mailsOf(call.submissionId)).toHaveLength(1)
}, 30_000)

test('both down: the visitor is told soon, and a later try works', async () => {
  await mail.stop()
  const call = contactCall()
  const begin = Date.now()
  const response = await stack.send(call)

  expect(response.status).toBe(503)
  expect(Date.now() - begin).toBeLessThan(10_000)
  expect(await response.json()).toEqual({
    success: false,
    error: 'unavailable',
    message: 'We could not take your message. Please try again later.',
  })

  await restartMail()
  expect((await stack.send(call)).status).toBe(200)
  expect(await mailsOf(call.submissionId)).toHaveLength(1)
}, 30_000)

test('database back: leads are kept again', async () => {
  database = await startDatabase({ port: stack.ports.databasePort })
  const call = contactCall()

  expect((await stack.send(call)).status).toBe(200)
  const rows = await stack.query(`select from leads.submissions where id = '${call.submissionId}'`)
  expect(rows).toHaveLength(1)
}, 30_000)
