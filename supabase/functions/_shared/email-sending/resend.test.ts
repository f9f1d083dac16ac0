import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import { DeliveryError } from '../http/failure.ts'
import { chooseMailer, type Mailer, type OutgoingEmail } from './mailer.ts'
import { createResendMailer } from './resend.ts'

const content = { subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' }
const email = { id: 'e-1', to: 'to@x.example', replyTo: 'ada@d.example', ...content }

const from = 'Lotspin <w@lotspin.example>'

async function callWith<T>(call: (mailer: Mailer) => Promise<T> | undefined, answer: object, status = 200) {
  let request = { call: '', headers: new Headers(), json: undefined as unknown }
  const server = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => undefined }, async (given) => {
    const { pathname, search } = new URL(given.url)
    const body = await given.text()
    request = {
      call: `${given.method} ${pathname}${search}`,
      headers: given.headers,
      json: body && JSON.parse(body),
    }
    return Response.json(answer, { status, ...(status === 429 && { headers: { 'retry-after': '7' } }) })
  })
  const apiUrl = `http://127.0.0.1:${server.addr.port}/`
  const outcome = await call(createResendMailer({ apiKey: 'key', apiUrl, from }))?.catch((error) => error)
  await server.shutdown()
  return { request, outcome }
}

const sendWith = (change: Partial<OutgoingEmail>, answer: object = { id: 'r-1' }, status = 200) =>
  callWith((mailer) => mailer.send({ ...email, ...change }), answer, status)

const threading = { 'X-Entity-Ref-ID': 's-1', References: '<s-1@lotspin.example>' }
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

for (const [what, change, expected] of [
  ['an email', {}, { headers: {} }],
  ['a lead’s email', { conversation: 's-1', isAutomatic: false }, { headers: threading }],
  ['a confirmation', { conversation: 's-1', isAutomatic: true }, { headers: { ...threading, ...automatic } }],
  ['an automatic email', { isAutomatic: true }, { headers: automatic }],
  ['an email without HTML', { html: '' }, { html: undefined, headers: {} }],
] as const) {
  Deno.test(`Resend gets ${what} with its idempotency key, reply_to and headers`, async () => {
    const { request, outcome } = await sendWith(change)
    assert.deepEqual([outcome, request.call], [undefined, 'POST /emails'])
    const names = ['authorization', 'content-type', 'idempotency-key']
    const sent = names.map((name) => request.headers.get(name))
    assert.deepEqual(sent, ['Bearer key', 'application/json', 'e-1'])
    const json = { from, to: [email.to], reply_to: email.replyTo, ...content, ...expected }
    assert.deepEqual(request.json, JSON.parse(JSON.stringify(json)))
  })
}

Deno.test('Resend gets a file of any length as base64', async () => {
  for (const length of [0, 1, 2, 3, 100_000]) {
    const content = new Uint8Array(length).map((_, index) => index * 7)
    const attachment = { filename: 'Zoë "x".pdf', mediaType: 'application/pdf', content }
    const { attachments } = (await sendWith({ attachment })).request.json as { attachments: unknown }
    const base64 = Buffer.from(content).toString('base64')
    assert.deepEqual(attachments, [
      { filename: 'Zoë "x".pdf', content_type: 'application/pdf', content: base64 },
    ])
  }
})

for (const [status, name, failure, code] of [
  [422, undefined, 'refused', 'resend 422'],
  [401, undefined, 'outage', 'resend 401'],
  [403, 'validation_error', 'outage', 'resend 403 validation_error'],
  [409, 'concurrent_idempotent_requests', 'postponed', 'resend 409 concurrent_idempotent_requests'],
  [429, 'daily_quota_exceeded', 'limited', 'resend 429 daily_quota_exceeded'],
  [422, 'ada@dealer.example is wrong', 'refused', 'resend 422'],
  [500, { name: 'x' }, 'outage', 'resend 500'],
] as const) {
  Deno.test(`a Resend response with status ${status}${name ? ` with the error name ${JSON.stringify(name)}` : ''} is treated as ${failure}`, async () => {
    const { outcome } = await sendWith({}, { name, message: 'ada@dealer.example' }, status)
    assert.ok(outcome instanceof DeliveryError)
    const found = [outcome.failure, outcome.code, outcome.retryAfterSeconds]
    assert.deepEqual(found, [failure, code, status === 429 ? 7 : undefined])
  })
}

Deno.test('an email whose idempotency key was already used counts as sent, and an unreachable Resend counts as an outage', async () => {
  assert.equal((await sendWith({}, { name: 'invalid_idempotent_request' }, 409)).outcome, undefined)
  const mailer = createResendMailer({ apiKey: 'key', apiUrl: 'http://127.0.0.1:1', from })
  await assert.rejects(mailer.send(email), { failure: 'outage', code: 'resend unreachable' })
})

Deno.test('sending an email times out after 8 s, or after 25 s with an attachment', async () => {
  const { timeout } = AbortSignal
  const limits: number[] = []
  AbortSignal.timeout = (milliseconds) => {
    limits.push(milliseconds)
    return new AbortController().signal
  }
  const attachment = { filename: 'cv.pdf', mediaType: 'application/pdf', content: new Uint8Array(9) }
  for (const change of [{}, { attachment }]) await sendWith(change)
  AbortSignal.timeout = timeout
  assert.deepEqual(limits, [8000, 25_000])
})

Deno.test('mail goes through Resend if RESEND_API_KEY is set, otherwise through SMTP', () => {
  const settings = { MAIL_FROM: 'w@x.example', RESEND_API_URL: 'https://x.test' }
  const SMTP_URL = 'smtp://127.0.0.1'
  const resend = chooseMailer({ ...settings, RESEND_API_KEY: 'key', SMTP_URL })
  const smtp = chooseMailer({ ...settings, RESEND_API_KEY: '', SMTP_URL })
  assert.deepEqual([typeof resend.unreached, resend.hasRateLimit], ['function', true])
  assert.deepEqual([smtp.unreached, smtp.hasRateLimit], [undefined, false])
  assert.throws(() => chooseMailer(settings), /RESEND_API_KEY is missing, and so is SMTP_URL/)
})

const unreachedWith = (inboxes: string[], sent: Array<[to: string, event: string | null]>, status = 200) =>
  callWith(
    (mailer) => mailer.unreached?.(inboxes),
    { data: sent.map(([to, last_event]) => ({ to: [to], last_event })) },
    status,
  )

Deno.test('an inbox is reported as unreachable if the latest email to it with a known outcome failed', async () => {
  const inboxes = ['support@x.example', 'careers@x.example', 'new@x.example']
  const { request, outcome } = await unreachedWith(inboxes, [
    ['support@x.example', 'sent'],
    ['support@x.example', 'suppressed'],
    ['support@x.example', 'delivered'],
    ['mycareers@x.example', 'bounced'],
    ['careers@x.example', null],
    ['Careers <Careers@X.example>', 'delivered'],
    ['careers@x.example', 'bounced'],
    ['ada@applicant.example', 'bounced'],
  ])
  assert.deepEqual(outcome, ['support@x.example (suppressed)'])
  assert.equal(request.call, 'GET /emails?limit=100')
  assert.equal(request.headers.get('authorization'), 'Bearer key')
  const sendOnlyKey = await unreachedWith(inboxes, [], 401)
  assert.equal(sendOnlyKey.outcome.code, 'resend 401')
})
