import assert from 'node:assert/strict'
import { careerCall, pdf, resumeFile } from './resume/files-for-tests.ts'
import { contact, contactCall, post, supportEmail, testLimits, testPorts } from './testing.ts'

const message = { to: supportEmail, subject: 'Hi', text: 'Hi' }
const statusOf: Record<string, number> = { invalid: 400, recipient_not_allowed: 403, too_large: 413 }
const cases: Array<[input: string, body: unknown, error: string, message: RegExp]> = [
  ['a body that isn’t JSON', 'name=Ada', 'invalid', /must be JSON/],
  ['invalid UTF-8', new Blob(['"', new Uint8Array([0xff]), '"']), 'invalid', /must be JSON/],
  ['a JSON number', '7', 'invalid', /JSON object/],
  ['null', 'null', 'invalid', /JSON object/],
  ['a JSON list', [], 'invalid', /JSON object/],
  ['a list of recipients', contactCall({ to: ['a@b.example'] }), 'invalid', /recipient is missing/],
  ['a message without a subject', contactCall({ subject: undefined }), 'invalid', /^The subject is missing/],
  ['a message without text', contactCall({ text: undefined }), 'invalid', /^The text is missing/],
  ['a message without HTML', contactCall({ html: undefined }), 'invalid', /^The html is missing/],
  ['an empty subject', contactCall({ subject: '' }), 'invalid', /^The subject is missing/],
  ['a blank subject', { ...message, html: 'Hi', subject: ' ' }, 'invalid', /^The subject is missing/],
  ['an unknown recipient', contactCall({ to: 'a@list.example' }), 'recipient_not_allowed', /address/],
  ['a two-line subject', contactCall({ subject: 'Hi\r\nBcc: a@b.example' }), 'invalid', /single line/],
  ['a subject that is too long', contactCall({ subject: 's'.repeat(201) }), 'invalid', /at most 200/],
  ['an invalid id', contactCall({ submissionId: '7' }), 'invalid', /UUID/],
  ['an unknown form', contactCall({ form: 'survey' }), 'invalid', /Unknown form/],
  ['a form name that isn’t text', contactCall({ form: 7 }), 'invalid', /Unknown form/],
  ['fields without a form', contactCall({ form: undefined }), 'invalid', /form is missing/],
  ['fields of the wrong type', contactCall({ fields: 'Ada' }), 'invalid', /must be an object/],
  ['an invalid field', contactCall({ fields: { ...contact, name: 'A' } }), 'invalid', /^Name must be/],
  ['an unknown request type', { type: 'spam' }, 'invalid', /Unknown request type/],
  [
    'HTML that is too long',
    { ...message, html: 'x'.repeat(20_001) },
    'too_large',
    /html may be at most 20 kB/,
  ],
  ['a body that is too large', contactCall({ text: 'x'.repeat(300_000) }), 'too_large', /256 kB/],
]

for (const [input, body, error, expected] of cases) {
  Deno.test(`send-email rejects ${input}`, async () => {
    const { handler, database, mailer } = testPorts()
    const response = await handler(post(body, { origin: 'http://localhost:5173' }))
    const { message, ...answer } = await response.json()
    assert.deepEqual([response.status, answer], [statusOf[error], { success: false, error }])
    assert.match(message, expected)
    assert.equal(response.headers.get('access-control-allow-origin'), 'http://localhost:5173')
    assert.equal(database.submissions.size + mailer.sent.length, 0)
  })
}

Deno.test('send-email rejects a body that is too large, with or without a Content-Length header', async () => {
  const { handler } = testPorts()
  const { size } = new Blob([JSON.stringify(contactCall({ text: '' }))])
  for (const [over, status] of [200, 413].entries()) {
    const text = 'x'.repeat(256 * 1024 - size + over)
    const announced = { 'content-length': `${7_252_652 + over}` }
    for (const request of [post(contactCall({ text })), post(contactCall(), announced)])
      assert.equal((await handler(request)).status, status)
  }
  let chunks = 0
  const pull = (controller: ReadableByteStreamController) => {
    chunks += 1
    controller.enqueue(new Uint8Array(64 * 1024))
  }
  const body = new ReadableStream({ type: 'bytes', pull })
  assert.equal((await handler(new Request('http://functions.test', { method: 'POST', body }))).status, 413)
  assert.equal(chunks, 1025, 'at most 64 MB of a body are read')
})

Deno.test('the buffer of a large body is released when the body is cut off or rejected', async () => {
  const { handler } = testPorts({ limits: { ...testLimits, perSender: 9 } })
  for (let times = 0; times < 3; times += 1) {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(500_000)),
      pull: (controller) => controller.error(new Error('connection lost')),
    })
    const cut = await handler(new Request('http://functions.test', { method: 'POST', body }))
    assert.equal(cut.status, 400)
    assert.match((await cut.json()).message, /cut off/)
    for (const size of [500_000, 9_000_000]) {
      assert.equal((await handler(post('x'.repeat(size)))).status, 413)
    }
  }
  assert.equal((await handler(post(careerCall(resumeFile({ bytes: pdf(500_000) }))))).status, 200)
})

Deno.test('send-email rejects GET, PUT and DELETE requests', async () => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const response = await testPorts().handler(new Request('http://functions.test', { method }))
    assert.deepEqual([response.status, response.headers.get('allow')], [405, 'POST, OPTIONS'])
    const message = 'This URL does not accept this method.'
    assert.deepEqual(await response.json(), { success: false, error: 'method_not_allowed', message })
  }
})

Deno.test('send-email responds to a preflight request', async () => {
  const origin = 'https://www.LOTSPIN.example'
  const headers = { origin, 'access-control-request-method': 'POST' }
  const request = new Request('http://functions.test', { method: 'OPTIONS', headers })
  const response = await testPorts({ allowedOrigins: ['https://WWW.lotspin.example'] }).handler(request)

  assert.equal(response.status, 204)
  const allowed =
    'authorization, apikey, content-type, x-client-info, x-region, x-retry-count, traceparent, tracestate, baggage'
  assert.deepEqual(Object.fromEntries(response.headers), {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': allowed,
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '3600',
  })
})

Deno.test('send-email raises an alert after rejecting three requests from its own site', async () => {
  for (const origin of [
    'https://lotspin.example',
    'http://www.lotspin.example',
    'https://a.lotspin.example',
  ]) {
    for (const method of ['OPTIONS', 'POST']) {
      const times = [0, 299_999, 599_998]
      const { handler, alerts } = testPorts({ monotonicMs: () => times.shift() ?? assert.fail() })
      const visit = () => handler(new Request('http://functions.test', { method, headers: { origin } }))
      for (let visits = 0; visits < 2; visits += 1) assert.equal((await visit()).status, 403)
      assert.deepEqual(alerts, [])
      await visit()
      assert.deepEqual(alerts, [`origin: Visitors of ${origin} are refused: ALLOWED_ORIGINS lacks it`])
    }
  }
})

Deno.test('send-email raises no alert if it only occasionally rejects requests from its own site', async () => {
  let nowMs = 0
  const { handler, alerts } = testPorts({ monotonicMs: () => nowMs })
  for (let visits = 0; visits < 5; visits += 1) {
    await handler(post(contactCall(), { origin: 'https://lotspin.example' }))
    nowMs += 300_000
  }
  assert.deepEqual(alerts, [])
})

Deno.test('send-email rejects requests from other sites without raising an alert', async () => {
  for (const origin of [
    'https://evil.example',
    'https://lotspin.example.evil.example',
    'https://mylotspin.example',
    'http://localhost.evil.example',
    'http://localhost:80.evil',
    'null',
  ]) {
    const { handler, alerts } = testPorts()
    for (let visits = 0; visits < 3; visits += 1) {
      const response = await handler(post(contactCall(), { origin }))
      const message = 'This website may not send messages here.'
      assert.equal(response.status, 403)
      assert.deepEqual(await response.json(), { success: false, error: 'origin_not_allowed', message })
      assert.equal(response.headers.get('access-control-allow-origin'), null)
    }
    assert.deepEqual(alerts, [])
  }
})
