import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import { chooseMailer } from './choose.ts'
import { DeliveryError } from './mailer.ts'
import { createResendMailer } from './resend.ts'

const email = {
  id: 'e-1',
  to: 'to@x.example',
  replyTo: 'ada@d.example',
  subject: 'Hi',
  text: 'Hi',
  html: '<p>Hi</p>',
}

async function answering(
  status: number,
  body: (apiUrl: string) => Promise<void>,
  seen: Request[] = [],
  answer: object = { id: 'r-1' },
) {
  const server = Deno.serve(
    { port: 0, hostname: '127.0.0.1', onListen: () => undefined },
    async (request) => {
      seen.push(
        new Request(request.url, { headers: request.headers, method: 'POST', body: await request.text() }),
      )
      return Response.json(answer, { status, ...(status === 429 && { headers: { 'retry-after': '7' } }) })
    },
  )
  await body(`http://127.0.0.1:${server.addr.port}`).finally(() => server.shutdown())
}

const options = (apiUrl: string) => ({ apiKey: 'key', apiUrl, from: 'Lotspin <w@lotspin.example>' })

Deno.test('Resend gets the email with its idempotency key and the visitor as reply_to', async () => {
  const seen: Request[] = []
  await answering(200, (url) => createResendMailer(options(url)).send(email), seen)

  const [request] = seen
  assert.equal(new URL(request?.url ?? '').pathname, '/emails')
  assert.equal(request?.headers.get('idempotency-key'), 'e-1')
  assert.equal(request?.headers.get('authorization'), 'Bearer key')
  const sent = await request?.json()
  assert.equal(sent.reply_to, 'ada@d.example')
  assert.deepEqual(sent.to, ['to@x.example'])
  assert.equal(sent.from, 'Lotspin <w@lotspin.example>')
})

Deno.test('Resend gets a file of any length as base64', async () => {
  for (const length of [0, 1, 2, 3, 100_000]) {
    const content = new Uint8Array(length).map((_, index) => index * 7)
    const attachment = { filename: 'Zoë "x".pdf', mediaType: 'application/pdf', content }
    const seen: Request[] = []
    await answering(200, (url) => createResendMailer(options(url)).send({ ...email, attachment }), seen)

    const { attachments } = await (seen[0] as Request).json()
    const [file] = attachments
    assert.equal(file.filename, 'Zoë "x".pdf')
    assert.equal(file.content_type, 'application/pdf')
    assert.ok(Buffer.from(content).equals(Buffer.from(file.content, 'base64')))
  }
})

for (const [status, failure] of [
  [422, 'refused'],
  [404, 'refused'],
  [401, 'outage'],
  [409, 'postponed'],
  [429, 'limited'],
  [500, 'outage'],
] as const) {
  Deno.test(`status ${status} from Resend counts as ${failure}`, () =>
    answering(status, async (url) => {
      const fault = await createResendMailer(options(url))
        .send(email)
        .catch((error) => error)
      assert.ok(fault instanceof DeliveryError)
      assert.equal(fault.failure, failure)
      assert.equal(fault.code, `resend ${status}`)
      assert.equal(fault.retryAfterSeconds, status === 429 ? 7 : undefined)
    }))
}

Deno.test('a lead’s email has threading headers, and an automatic email is marked as such', async () => {
  const lead = { 'X-Entity-Ref-ID': 's-1', References: '<s-1@lotspin.example>' }
  const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
  for (const [change, headers] of [
    [{}, {}],
    [{ conversation: 's-1', isAutomatic: false }, lead],
    [
      { conversation: 's-1', isAutomatic: true },
      { ...lead, ...automatic },
    ],
    [{ isAutomatic: true }, automatic],
  ] as const) {
    const seen: Request[] = []
    await answering(200, (url) => createResendMailer(options(url)).send({ ...email, ...change }), seen)
    assert.deepEqual(await seen[0]?.json(), {
      from: 'Lotspin <w@lotspin.example>',
      to: ['to@x.example'],
      reply_to: 'ada@d.example',
      subject: 'Hi',
      text: 'Hi',
      html: '<p>Hi</p>',
      headers,
    })
  }
})

Deno.test('an email without HTML is sent as plain text', async () => {
  const seen: Request[] = []
  await answering(200, (url) => createResendMailer(options(url)).send({ ...email, html: '' }), seen)
  const sent = await seen[0]?.json()
  assert.equal(sent.html, undefined)
})

for (const [status, name, code] of [
  [403, 'validation_error', 'resend 403 validation_error'],
  [429, 'daily_quota_exceeded', 'resend 429 daily_quota_exceeded'],
  [409, 'concurrent_idempotent_requests', 'resend 409 concurrent_idempotent_requests'],
  [422, 'ada@dealer.example is wrong', 'resend 422'],
  [500, { name: 'x' }, 'resend 500'],
] as const) {
  Deno.test(`status ${status} with the error name ${JSON.stringify(name)} is recorded as ${code}`, () =>
    answering(status, (url) => assert.rejects(createResendMailer(options(url)).send(email), { code }), [], {
      statusCode: status,
      name,
      message: 'ada@dealer.example',
    }))
}

Deno.test('treats an email already sent with a different arrival time as sent', () =>
  answering(409, (url) => createResendMailer(options(url)).send(email), [], {
    name: 'invalid_idempotent_request',
  }))

Deno.test('an email times out after 8 s, or after 25 s with a file', async () => {
  const { timeout } = AbortSignal
  const limits: number[] = []
  AbortSignal.timeout = (milliseconds) => {
    limits.push(milliseconds)
    return new AbortController().signal
  }
  const mailer = createResendMailer({ ...options('https://x.test'), fetch: async () => Response.json({}) })
  const attachment = { filename: 'cv.pdf', mediaType: 'application/pdf', content: new Uint8Array(9) }
  await mailer.send(email)
  await mailer.send({ ...email, attachment }).finally(() => {
    AbortSignal.timeout = timeout
  })
  assert.deepEqual(limits, [8000, 25_000])
})

Deno.test('mail goes through Resend if RESEND_API_KEY is set, otherwise through SMTP', () => {
  const settings = { MAIL_FROM: 'w@x.example', RESEND_API_URL: 'https://x.test' }
  const SMTP_URL = 'smtp://127.0.0.1'
  const resend = chooseMailer({ ...settings, RESEND_API_KEY: 'key', SMTP_URL })
  const smtp = chooseMailer({ ...settings, RESEND_API_KEY: '', SMTP_URL })
  assert.ok(resend.unreached && resend.hasRateLimit)
  assert.ok(!smtp.unreached && !smtp.hasRateLimit)
  assert.throws(() => chooseMailer(settings), /RESEND_API_KEY is missing, and so is SMTP_URL/)
})

Deno.test('an unreachable Resend counts as an outage', async () => {
  const fault = await createResendMailer(options('http://127.0.0.1:1'))
    .send(email)
    .catch((error) => error)
  assert.equal(fault.failure, 'outage')
})

const listing = (status: number, data: Array<[to: string, event: string | null]>) =>
  createResendMailer({
    ...options('https://api.resend.test'),
    fetch: async (url, init) => {
      assert.equal(String(url), 'https://api.resend.test/emails?limit=100')
      assert.deepEqual(init?.headers, { authorization: 'Bearer key' })
      return Response.json({ data: data.map(([to, last_event]) => ({ to: [to], last_event })) }, { status })
    },
  })

Deno.test('the last email with a known outcome decides whether an inbox is reached', async () => {
  const mailer = listing(200, [
    ['support@x.example', 'sent'],
    ['support@x.example', 'suppressed'],
    ['support@x.example', 'delivered'],
    ['careers@x.example', null],
    ['careers@x.example', 'delivered'],
    ['careers@x.example', 'bounced'],
    ['ada@applicant.example', 'bounced'],
  ])
  assert.deepEqual(await mailer.unreached?.(['support@x.example', 'careers@x.example', 'new@x.example']), [
    'support@x.example (suppressed)',
  ])
})

Deno.test('a send-only key can’t check inboxes', async () => {
  await assert.rejects(async () => await listing(401, []).unreached?.(['a@x.example']), {
    code: 'resend 401',
  })
})
