import assert from 'node:assert/strict'
import { careerCall, pdf, resumeFile } from './resume/files-for-tests.ts'
import { contact, contactCall, createSettledHandler, post, testLimits, testPorts } from './testing.ts'

const big = 'x'.repeat(300 * 1024)
const cases: Array<[name: string, body: unknown, status: number, error: string, message: RegExp]> = [
  ['a body that isn’t JSON', 'name=Ada', 400, 'invalid', /must be JSON/],
  ['an empty body', '', 400, 'invalid', /must be JSON/],
  ['a JSON list', [], 400, 'invalid', /JSON object/],
  ['null', null, 400, 'invalid', /JSON object/],
  ['a call without a recipient', contactCall({ to: undefined }), 400, 'invalid', /recipient is missing/],
  [
    'a recipient of the wrong type',
    contactCall({ to: ['a@b.example'] }),
    400,
    'invalid',
    /recipient is missing/,
  ],
  [
    'an unknown recipient',
    contactCall({ to: 'victim@list.example' }),
    403,
    'recipient_not_allowed',
    /address/,
  ],
  [
    'CR/LF in the subject',
    contactCall({ subject: 'Hi\r\nBcc: all@list.example' }),
    400,
    'invalid',
    /single line/,
  ],
  ['a long subject', contactCall({ subject: 's'.repeat(201) }), 400, 'invalid', /at most 200/],
  ['an invalid id', contactCall({ submissionId: '7' }), 400, 'invalid', /UUID/],
  ['an unknown form', contactCall({ form: 'survey' }), 400, 'invalid', /Unknown form/],
  ['fields without a form', contactCall({ form: undefined }), 400, 'invalid', /form is missing/],
  ['fields of the wrong type', contactCall({ fields: 'Ada' }), 400, 'invalid', /must be an object/],
  [
    'an invalid field',
    contactCall({ fields: { ...contact, name: 'A' } }),
    400,
    'invalid',
    /^Name must be at least 2/,
  ],
  ['an empty application', { type: 'career_application', applicationData: {} }, 400, 'invalid', /^Name/],
  ['an unknown request type', { type: 'spam' }, 400, 'invalid', /Unknown request type/],
  ['a large body', contactCall({ text: big }), 413, 'too_large', /256 kB/],
]

for (const [name, body, status, error, message] of cases) {
  Deno.test(`send-email rejects ${name}`, async () => {
    const { ports, database, mailer } = testPorts()
    const response = await createSettledHandler(ports)(post(body, { origin: 'http://localhost:5173' }))

    assert.equal(response.status, status)
    const answer = await response.json()
    assert.equal(answer.success, false)
    assert.equal(answer.error, error)
    assert.match(answer.message, message)
    assert.equal(response.headers.get('access-control-allow-origin'), 'http://localhost:5173')
    assert.equal(database.submissions.size + mailer.sent.length, 0)
  })
}

Deno.test('send-email rejects a body whose content-length is too large', async () => {
  const { ports } = testPorts()
  const call = post(contactCall(), { 'content-length': '9000000' })
  assert.equal((await createSettledHandler(ports)(call)).status, 413)
})

Deno.test('large bodies that are cut off or rejected release their buffer', async () => {
  const handler = createSettledHandler(testPorts({ limits: { ...testLimits, perSender: 9 } }).ports)
  for (let times = 0; times < 3; times += 1) {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(500_000)),
      pull: (controller) => controller.error(new Error('connection lost')),
    })
    const cut = await handler(new Request('http://functions.test', { method: 'POST', body }))
    assert.match((await cut.json()).message, /cut off/)
    for (const size of [500_000, 9_000_000]) {
      assert.equal((await handler(post('x'.repeat(size)))).status, 413)
    }
  }
  assert.equal((await handler(post(careerCall(resumeFile({ bytes: pdf(500_000) }))))).status, 200)
})

Deno.test('send-email rejects a large body without a content-length', async () => {
  const { ports } = testPorts()
  const parts = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode(big))
      controller.close()
    },
  })
  const request = new Request('http://functions.test', { method: 'POST', body: parts })
  assert.equal((await createSettledHandler(ports)(request)).status, 413)
})

for (const method of ['GET', 'PUT', 'DELETE']) {
  Deno.test(`send-email rejects ${method}`, async () => {
    const response = await createSettledHandler(testPorts().ports)(
      new Request('http://functions.test', { method }),
    )
    assert.equal(response.status, 405)
    assert.equal(response.headers.get('allow'), 'POST, OPTIONS')
    assert.equal((await response.json()).error, 'method_not_allowed')
  })
}

Deno.test('send-email responds to a preflight request', async () => {
  const headers = { origin: 'https://www.lotspin.example', 'access-control-request-method': 'POST' }
  const request = new Request('http://functions.test', { method: 'OPTIONS', headers })
  const response = await createSettledHandler(testPorts().ports)(request)

  assert.equal(response.status, 204)
  const allowed =
    'authorization, apikey, content-type, x-client-info, x-region, x-retry-count, traceparent, tracestate, baggage'
  assert.deepEqual(Object.fromEntries(response.headers), {
    vary: 'Origin',
    'access-control-allow-origin': 'https://www.lotspin.example',
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': allowed,
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '3600',
  })
})

const ownOrigins = [
  'https://lotspin.example',
  'http://www.lotspin.example',
  'https://pricing.lotspin.example',
]
for (const method of ['OPTIONS', 'POST']) {
  Deno.test(`send-email raises an alert after rejecting ${method} from its own site three times`, async () => {
    for (const origin of ownOrigins) {
      const { ports, alerts } = testPorts()
      const handler = createSettledHandler(ports)
      const visit = () => handler(new Request('http://functions.test', { method, headers: { origin } }))
      for (let visits = 0; visits < 2; visits += 1) assert.equal((await visit()).status, 403)
      assert.deepEqual(alerts, [])
      await visit()
      assert.deepEqual(alerts, [`Visitors of ${origin} are refused: ALLOWED_ORIGINS lacks it`])
    }
  })
}

Deno.test('send-email raises no alert for occasional rejections or for other sites', async () => {
  let nowMs = 0
  const { ports, alerts } = testPorts({ monotonicMs: () => nowMs })
  const handler = createSettledHandler(ports)
  const visit = (origin: string) => handler(post(contactCall(), { origin }))
  for (let visits = 0; visits < 5; visits += 1) {
    await visit('https://lotspin.example')
    nowMs += 301_000
  }
  const others = [
    'https://evil.example',
    'https://lotspin.example.evil.example',
    'https://mylotspin.example',
    'null',
  ]
  for (const origin of others) for (let visits = 0; visits < 5; visits += 1) await visit(origin)
  assert.deepEqual(alerts, [])
})

Deno.test('send-email rejects calls from other origins', async () => {
  for (const origin of [
    'https://evil.example',
    'http://localhost.evil.example',
    'http://localhost:80.evil',
    'null',
  ]) {
    const response = await createSettledHandler(testPorts().ports)(post(contactCall(), { origin }))
    assert.equal(response.status, 403)
    assert.equal((await response.json()).error, 'origin_not_allowed')
    assert.equal(response.headers.get('access-control-allow-origin'), null)
  }
})
