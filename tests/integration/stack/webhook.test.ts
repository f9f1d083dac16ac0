import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../../scripts/local-stack/ports.mjs'
import { careerCall, resumeFile } from '../../../supabase/functions/send-email/resume/files-for-tests.ts'
import { contactCall, startTestStack } from './stack-for-tests.ts'

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, yes').toString('base64')}`

type Taken = { id: string; body: string; isSigned: boolean }

async function startReceiver() {
  const taken: Taken[] = []
  const toHang = new Set<string>()
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
    if (toHang.delete(leadOf(body).id)) return
    taken.push({ id: String(id), body, isSigned: signature === expected })
    response.writeHead(204).end()
  })
  const port = await freePort()
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  return { url: `http://127.0.0.1:${port}/leads`, taken, toHang }
}

const receiver = await startReceiver()
const stack = await startTestStack({ LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: secret })
afterAll(stack.stop)

const leadOf = (body: string) => JSON.parse(body).data
const takenOf = (submissionId: string) =>
  receiver.taken.filter(({ body }) => leadOf(body).id === submissionId)

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

test('if the receiver hangs, a retry delivers the lead with the same id, and the email isn’t delayed', async () => {
  const call = contactCall()
  receiver.toHang.add(call.submissionId)
  const begin = Date.now()
  expect((await stack.send(call)).status).toBe(200)
  expect(Date.now() - begin, 'the visitor does not wait for it').toBeLessThan(7000)
  const emails = async () => (await stack.inbox()).filter(({ text }) => text.includes(call.submissionId))
  await expect.poll(emails, { timeout: 15_000 }).toHaveLength(1)
  await expect.poll(() => stack.isDelivered(call.submissionId)).toBe(true)
  const [row] = await stack.query<{ id: string }>(
    `select id from leads.deliveries where kind = 'webhook' and submission_id = '${call.submissionId}'`,
  )
  expect(takenOf(call.submissionId)).toMatchObject([{ id: row?.id, isSigned: true }])
  expect(await emails()).toHaveLength(1)
})
