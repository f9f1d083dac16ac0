import { afterAll, expect, test } from 'vitest'
import { startDatabase } from '../../../scripts/local-stack/database/database.mjs'
import { startMail } from '../../../scripts/local-stack/mail.mjs'
import { contactCall, readInbox, startTestStack } from './stack-for-tests.ts'

const stack = await startTestStack()
let { mail } = stack
let database: { stop: () => Promise<unknown> } = stack.database
afterAll(() => Promise.all([stack.stop(), mail.stop(), database.stop()]))

const mailsOf = async (submissionId: string) =>
  (await readInbox(mail.url)).filter(({ text }) => text.includes(submissionId))

// The order of these tests matters, because the database stays down from the second test to the last.
test('while the mail server is down, a lead is accepted, and its email arrives once after the restart', async () => {
  await mail.stop()
  const call = contactCall()
  expect((await stack.send(call)).status).toBe(200)
  mail = await startMail({ smtpPort: stack.ports.smtpPort, webPort: stack.ports.inboxPort })

  await expect.poll(() => stack.isDelivered(call.submissionId)).toBe(true)
  expect(await mailsOf(call.submissionId)).toHaveLength(1)
})

test('while the database is down, a lead that is sent twice is accepted both times and emailed once', async () => {
  await database.stop()
  const call = contactCall()
  const begin = Date.now()
  const responses = await Promise.all([stack.send(call), stack.send(call)])

  expect(responses.map((response) => response.status)).toEqual([200, 200])
  expect(Date.now() - begin).toBeLessThan(20_000)
  expect(await mailsOf(call.submissionId)).toHaveLength(1)
})

test('new leads are stored after the database comes back', async () => {
  database = await startDatabase({ port: stack.ports.databasePort })
  const call = contactCall()

  expect((await stack.send(call)).status).toBe(200)
  const stored = () => stack.query(`select from leads.submissions where id = '${call.submissionId}'`)
  await expect.poll(stored).toHaveLength(1)
})
