import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import type { Mailer } from '../../_shared/email-sending/mailer.ts'
import { careerCall, pdf, resumeFile } from '../resume/files-for-tests.ts'
import { careersEmail, contactCall, post, testLimits, testPorts } from '../testing.ts'

Deno.test('a different resume under the same id is stored as a new job application', async () => {
  const { handler, database } = testPorts()
  const call = careerCall()
  for (const size of [10_000, 10_001]) {
    const { applicationData } = careerCall(resumeFile({ bytes: pdf(size) }))
    assert.equal((await handler(post({ ...call, applicationData }))).status, 200)
  }
  assert.deepEqual(
    [...database.submissions.values()].map(({ attachment }) => attachment?.content.byteLength),
    [10_000, 10_001],
  )
})

Deno.test('while other request bodies wait for a buffer, a resume isn’t emailed right away but left in the outbox', async () => {
  const { handler, mailer } = testPorts({ limits: { ...testLimits, perSender: 9 } })
  const send = () => {
    const text = new TextEncoder().encode(JSON.stringify(careerCall(resumeFile({ bytes: pdf(500_000) }))))
    const { readable, writable } = new TransformStream()
    const writer = writable.getWriter()
    for (const start of [0, 225_000]) void writer.write(text.slice(start, start + 225_000))
    const request = new Request('http://functions.test', { method: 'POST', body: readable })
    const response = handler(request)
    return async () => {
      void writer.write(text.slice(450_000))
      void writer.close()
      return (await response).status
    }
  }
  const [first, ...others] = [send(), send(), send()]
  await new Promise((resolve) => setTimeout(resolve, 50))
  const files = () => mailer.sent.filter(({ attachment }) => attachment).length
  assert.deepEqual([await first?.(), mailer.sent.length, files()], [200, 1, 0])
  await Promise.all(others.map((finish) => finish()))
  assert.ok(files() > 0)
})

Deno.test('only one resume at a time is emailed right away, and the others stay in the outbox', async () => {
  const { handler, database, mailer } = testPorts()
  const responses = await Promise.all(Array.from({ length: 5 }, () => handler(post(careerCall()))))

  assert.deepEqual([...new Set(responses.map(({ status }) => status))], [200])
  assert.equal(database.submissions.size, 5)
  const files = () => mailer.sent.filter(({ attachment }) => attachment).length
  const sent = files()
  assert.ok(sent >= 1 && sent < 5, `${sent} of 5`)
  await handler(post(careerCall()))
  assert.equal(files(), sent + 1, 'once they are sent, another is emailed right away')
})

Deno.test('a resume that is emailed after the response isn’t overwritten by resumes that arrive later', async () => {
  const resume = pdf(1_000_000)
  const arrived: boolean[] = []
  const mailer: Mailer = {
    async send({ attachment }) {
      await new Promise((resolve) => setTimeout(resolve, 300))
      if (attachment) arrived.push(resume.equals(Buffer.from(attachment.content)))
    },
  }
  const { handler } = testPorts({ mailer })
  const first = handler(post(careerCall(resumeFile({ bytes: resume }))))
  await new Promise((resolve) => setTimeout(resolve, 100))
  const other = careerCall(resumeFile({ bytes: Buffer.concat([pdf(500_000), pdf(500_000)]) }))
  const others = Array.from({ length: 6 }, () =>
    handler(post({ ...other, submissionId: crypto.randomUUID() })),
  )
  await Promise.all([first, ...others])
  assert.equal(arrived[0], true)
})

Deno.test('while the database is down, a job application is emailed right away, and no confirmation is promised', async () => {
  const { handler, database, mailer } = testPorts()
  database.isDown = true
  const response = await handler(post(careerCall()))
  assert.equal((await response.json()).confirmation, 'none')
  assert.deepEqual(
    mailer.sent.map(({ to, attachment }) => [to, attachment?.content.byteLength]),
    [[careersEmail, 10_000]],
  )
})

Deno.test('while the database is down, large resumes are emailed one at a time, without delaying other emails', async () => {
  const finish: Array<() => void> = []
  const send = () => new Promise<void>((resolve) => finish.push(resolve))
  const { handler, database } = testPorts({ mailer: { send }, limits: { ...testLimits, perSender: 9 } })
  database.isDown = true
  const responses: Promise<Response>[] = []
  const emailsAfter = async (call?: object) => {
    if (call) responses.push(handler(post(call)))
    await new Promise((resolve) => setTimeout(resolve, 20))
    return finish.length
  }
  const [large, small] = [393_217, 393_216].map((size) => resumeFile({ bytes: pdf(size) }))
  assert.equal(await emailsAfter(careerCall(large)), 1)
  assert.equal(await emailsAfter(careerCall(large)), 1)
  assert.equal(await emailsAfter(contactCall()), 2)
  assert.equal(await emailsAfter(careerCall()), 3)
  finish[0]?.()
  assert.equal(await emailsAfter(), 4)
  for (const each of finish) each()
  assert.equal(await emailsAfter(careerCall(small)), 5)
  assert.equal(await emailsAfter(careerCall(small)), 6)
  for (const each of finish) each()
  assert.deepEqual(
    (await Promise.all(responses)).map(({ status }) => status),
    Array(6).fill(200),
  )
})
