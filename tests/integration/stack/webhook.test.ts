import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../scripts/local-stack/ports.mjs'
import { careerCall, resumeFile } from '../../../supabase/functions/send-email/resume/files-for-tests.ts'
import { contactCall, startTestStack } from './stack-for-tests.ts'

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, yes').toString('base64')}`

type Taken = { id: string; body: string; isSigned: boolean }

let stack: Awaited<ReturnType<typeof startTestStack>>
let receiver: Awaited<ReturnType<typeof startReceiver>>

async function startReceiver() {
  const taken: Taken[] = []
  /** Keyed by submission id. A fault affects only the submission's next delivery, except for `cut`, which stays. */
  const faults = new Map<string, number | 'hang' | 'slow' | 'cut'>()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
    } = request.headers
    const key = Buffer.from(secret.slice(6), 'base64')
    const expected = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    const { id: submissionId } = leadOf(body)
    const fault = faults.get(submissionId)
    // Keep `cut`, because Deno immediately repeats a request whose reused connection was cut.
    if (fault !== 'cut') faults.delete(submissionId)
    if (fault === 'hang') return
    if (typeof fault === 'number') return void response.writeHead(fault).end()
    taken.push({ id: String(id), body, isSigned: signature === expected })
    if (fault === 'cut') return void request.socket.destroy()
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 9000))
    response.writeHead(204).end()
  })
  const port = await freePort()
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  return { url: `http://127.0.0.1:${port}/leads`, taken, faults, stop: () => server.close() }
}

beforeAll(async () => {
  receiver = await startReceiver()
  stack = await startTestStack({ LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: secret })
})
afterAll(async () => {
  receiver?.stop()
  await stack?.stop()
})

const leadOf = (body: string) => JSON.parse(body).data
const takenOf = (submissionId: string) =>
  receiver.taken.filter(({ body }) => leadOf(body).id === submissionId)
const emailsOf = async (id: string) => (await stack.inbox()).filter(({ text }) => text.includes(id))
const makeDue = (id: string) =>
  stack.query(
    `update leads.deliveries set next_attempt_at = now() where kind = 'webhook' and status = 'queued' and submission_id = '${id}'`,
  )

test('a stored submission is posted as signed JSON, with the name, type and size of its resume', async () => {
  const contact = contactCall()
  const career = careerCall(resumeFile(), { email: 'ada@applicant.example' })
  for (const call of [contact, career]) expect((await stack.send(call)).status).toBe(200)

  await expect.poll(() => takenOf(career.submissionId).length).toBe(1)
  const [lead] = takenOf(contact.submissionId)
  expect(lead?.isSigned).toBe(true)
  expect(JSON.parse(lead?.body ?? '')).toMatchObject({
    type: 'lead.created',
    data: { form: 'contact', fields: { name: 'Ada O’Neil' }, file: null },
  })
  expect(leadOf(takenOf(career.submissionId)[0]?.body ?? '')).toMatchObject({
    form: 'career_application',
    file: { filename: 'resume.pdf', mediaType: 'application/pdf', bytes: 10_000 },
  })
})

// These cases run concurrently, because the one that hangs takes as long as the others combined.
test.concurrent.for([
  ['responds with 422', 422],
  ['responds with 500', 500],
  ['redirects', 302],
  ['hangs', 'hang'],
] as const)(
  'if the receiver first %s, a retry delivers the lead, and the email isn’t delayed',
  async ([, fault], { expect }) => {
    const call = contactCall()
    receiver.faults.set(call.submissionId, fault)
    const begin = Date.now()
    expect((await stack.send(call)).status).toBe(200)
    expect(Date.now() - begin, 'the visitor does not wait for it').toBeLessThan(7000)
    await expect.poll(async () => (await emailsOf(call.submissionId)).length, { timeout: 15_000 }).toBe(1)
    // Wait for the first attempt to end, because a delivery can't be made due while an attempt is running. On a busy
    // machine, a second attempt may already have succeeded, so 'sent' counts too.
    const ended = () =>
      stack.query(
        `select from leads.deliveries where kind = 'webhook' and submission_id = '${call.submissionId}'
           and (last_error is not null or status = 'sent')`,
      )
    await expect.poll(ended).toHaveLength(1)
    await makeDue(call.submissionId)
    await expect.poll(() => takenOf(call.submissionId).length).toBe(1)
    await makeDue(call.submissionId)
    expect(await emailsOf(call.submissionId)).toHaveLength(1)
  },
)

test.concurrent('a receiver that takes 9 s to respond gets the lead only once', async ({ expect }) => {
  const call = contactCall()
  receiver.faults.set(call.submissionId, 'slow')
  await stack.send(call)
  await expect.poll(() => stack.isDelivered(call.submissionId)).toBe(true)
  expect(takenOf(call.submissionId)).toHaveLength(1)
})

test('a receiver that accepts a lead and cuts the connection gets it again after 15 minutes with the same id', async () => {
  const call = contactCall()
  receiver.faults.set(call.submissionId, 'cut')
  await stack.send(call)
  const rows = () =>
    stack.query(
      `select last_error, round(extract(epoch from next_attempt_at - last_attempt_at) / 60)::int as minutes
       from leads.deliveries where kind = 'webhook' and submission_id = '${call.submissionId}'`,
    )
  await expect.poll(rows).toEqual([{ last_error: 'webhook answer lost', minutes: 15 }])
  receiver.faults.delete(call.submissionId)
  await makeDue(call.submissionId)
  await expect.poll(() => stack.isDelivered(call.submissionId)).toBe(true)
  const ids = takenOf(call.submissionId).map(({ id }) => id)
  expect(new Set(ids).size).toBe(1)
})
