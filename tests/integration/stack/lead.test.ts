import { brand } from '@brand'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactCall, startTestStack, supportEmail } from './stack-for-tests.ts'

let stack: Awaited<ReturnType<typeof startTestStack>>

beforeAll(async () => {
  stack = await startTestStack()
}, 60_000)
afterAll(() => stack?.stop())

async function mailsOf(submissionId: string) {
  return (await stack.inbox()).filter((message) => message.text.includes(submissionId))
}

async function countOf(table: string) {
  const [row] = await stack.query<{ count: number }>(`select count(*)::int as count from leads.${table}`)
  return row?.count
}

test('a lead is stored, and emailed to support with the visitor as Reply-To', async () => {
  const call = contactCall()
  const response = await stack.send(call)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ success: true, id: call.submissionId })
  await stack.untilDelivered()

  const rows = await stack.query(
    `select form, fields, sender_hash, status, attempts from leads.submissions s join leads.emails e
     on e.submission_id = s.id where s.id = '${call.submissionId}'`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    form: 'contact',
    fields: { ...call.fields, phone: '(401) 555-0142' },
    sender_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    status: 'sent',
    attempts: 1,
  })

  const [mail, ...others] = await mailsOf(call.submissionId)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: supportEmail,
    replyTo: 'ada@dealer.example',
    subject: 'New Contact Form Submission',
    from: `${brand.name} Website <website@${supportEmail.split('@')[1]}>`,
  })
  expect(mail?.text).toContain('Phone: (401) 555-0142')
  expect(mail?.html).toContain('Ada O’Neil')
})

test('ten concurrent calls with one id give one lead and one email', async () => {
  const call = contactCall()
  const responses = await Promise.all(Array.from({ length: 10 }, () => stack.send(call)))

  expect(responses.map((response) => response.status)).toEqual(Array(10).fill(200))
  const rows = await stack.query(`select from leads.submissions where id = '${call.submissionId}'`)
  expect(rows).toHaveLength(1)
  await stack.untilDelivered()
  expect(await mailsOf(call.submissionId)).toHaveLength(1)
})

test('script in the html of an older client is removed', async () => {
  const html =
    '<p onclick="x()">Older client</p><script>alert(1)</script><a href="javascript:alert(1)">go</a>'
  const response = await stack.send({ to: supportEmail, subject: 'From before', text: 'Older client', html })

  expect(response.status).toBe(200)
  await stack.untilDelivered()
  const mail = (await stack.inbox()).find(({ subject }) => subject === '[website, unverified] From before')
  expect(mail?.html.trim()).toBe('<p>Older client</p><span>go</span>')
})

test.each([
  ['not JSON', 'name=Ada', 400, 'invalid'],
  ['wrong types', contactCall({ to: 7, text: {} }), 400, 'invalid'],
  ['a broken contract', contactCall({ fields: { name: 'A' } }), 400, 'invalid'],
  ['CR/LF in the subject', contactCall({ subject: 'Hi\r\nBcc: all@list.example' }), 400, 'invalid'],
  ['an unknown recipient', contactCall({ to: 'victim@list.example' }), 403, 'recipient_not_allowed'],
  ['a body of 20 MB', JSON.stringify(contactCall({ text: 'x'.repeat(20_000_000) })), 413, 'too_large'],
])('%s is refused in JSON, and nothing is stored or sent', async (_name, body, status, error) => {
  const before = [await countOf('submissions'), (await stack.inbox()).length]
  const response = await stack.send(body)

  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({
    success: false,
    error,
    message: expect.stringMatching(/^[A-Z].*\.?$/),
  })
  expect([await countOf('submissions'), (await stack.inbox()).length]).toEqual(before)
})

test('a 20 MB body of unknown length is refused in JSON', async () => {
  const megabyte = new Uint8Array(1_000_000).fill(120)
  let left = 20
  const body = new ReadableStream({
    pull: (controller) => (left-- > 0 ? controller.enqueue(megabyte) : controller.close()),
  })
  const url = `${stack.functions.url}/functions/v1/send-email`
  const response = await fetch(url, { method: 'POST', body, duplex: 'half' } as RequestInit)

  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ success: false, error: 'too_large' })
})

test('GET is refused, a page of another origin too, and an unknown function is not found', async () => {
  expect((await stack.get()).status).toBe(405)
  expect((await stack.send(contactCall(), { origin: 'https://evil.example' })).status).toBe(403)
  const nothing = await fetch(`${stack.functions.url}/functions/v1/nothing`, { method: 'POST' })
  expect(nothing.status).toBe(404)
  expect(await nothing.json()).toMatchObject({ success: false, error: 'not_found' })
})

test('the outbox requires its secret', async () => {
  const url = `${stack.functions.url}/functions/v1/deliver-outbox`
  const status = async (secret: string) =>
    (await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${secret}` } })).status
  expect([await status('wrong'), await status('local-outbox-secret')]).toEqual([401, 200])
})

test.each(['anon', 'authenticated'])('%s can read no lead', async (role) => {
  for (const table of ['submissions', 'emails', 'attachments']) {
    const reading = stack.query(`begin; set local role ${role}; select * from leads.${table}; commit`)
    await expect(reading).rejects.toThrow(/permission denied/)
  }
})

test('the logs contain nothing about the visitor', () => {
  expect(stack.logged.join('\n')).toContain('submission inserted')
  // Random ids may hold any of it.
  const words = stack.logged.join('\n').replace(/[\da-f-]{36}/g, '')
  expect(words).not.toMatch(/ada|O’Neil|555[-.]?0142/i)
})
