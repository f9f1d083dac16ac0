import assert from 'node:assert/strict'
import { atMostEvery, checkSendEmail } from './checks.ts'

const site = 'https://www.lotspin.example'

async function problemsWith(handler: (request: Request) => Response | Promise<Response>): Promise<string[]> {
  const server = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => undefined }, handler)
  const problems = await checkSendEmail(`http://127.0.0.1:${server.addr.port}/functions/v1/send-email`, site)
  await server.shutdown()
  return problems.map(({ kind, text }) => `${kind}: ${text}`)
}

const allow = { headers: { 'access-control-allow-origin': site } }
const answer = (preflight: number, call: number) => (request: Request) =>
  new Response(null, { status: request.method === 'OPTIONS' ? preflight : call, ...allow })

Deno.test('checkSendEmail() calls send-email with the site’s origin', async () => {
  const calls: string[] = []
  await problemsWith(async (request) => {
    const { method, headers } = request
    const more = ['origin', 'access-control-request-method', 'content-type'].map((name) => headers.get(name))
    calls.push([method, ...more, await request.text()].join(' '))
    return answer(204, 400)(request)
  })
  assert.deepEqual(calls, [
    `OPTIONS ${site} POST  `,
    `POST ${site}  application/json {"type":"health_check"}`,
  ])
})

for (const [name, handler, problem] of [
  ['rejects an invalid call', answer(204, 400), undefined],
  ['responds with 429', answer(204, 429), undefined],
  ['rejects the site', answer(403, 403), `refuses the site ${site}: ALLOWED_ORIGINS lacks it`],
  ['is not deployed', answer(404, 404), `answers 404 to OPTIONS from the site ${site}`],
  ['crashes on each call', answer(204, 500), `answers 500 to POST from the site ${site}`],
  ['accepts everything', answer(204, 200), `answers 200 to POST from the site ${site}`],
  [
    'responds without CORS headers',
    () => new Response(null, { status: 204 }),
    `answers 204 to OPTIONS from the site ${site}`,
  ],
] as const) {
  Deno.test(`checkSendEmail() reports ${problem ? 'a' : 'no'} problem if send-email ${name}`, async () => {
    assert.deepEqual(await problemsWith(handler), problem ? [`site: send-email ${problem}`] : [])
  })
}

Deno.test('checkSendEmail() reports a problem if send-email isn’t running', async () => {
  const [problem] = await checkSendEmail('http://127.0.0.1:9/functions/v1/send-email', site)
  assert.match(problem?.text ?? '', /^send-email does not answer \(.+\)$/)
})

Deno.test('atMostEvery() runs a check at most once per interval', async () => {
  const realNow = performance.now
  const check = atMostEvery(200, async () => performance.now())
  const results = []
  for (const nowMs of [7, 206, 207, 400, 407]) {
    performance.now = () => nowMs
    results.push(await check())
  }
  performance.now = realNow
  assert.deepEqual(results, [7, undefined, 207, undefined, 407])
})
