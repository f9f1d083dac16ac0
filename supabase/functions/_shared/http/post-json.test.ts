import assert from 'node:assert/strict'
import { createServer, type Socket } from 'node:net'
import type { DeliveryError } from './failure.ts'
import { retryAfterSeconds } from './failure.ts'
import { postJson } from './post-json.ts'

async function outcomeOf(answer: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => answer(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const outcome = await post(`http://127.0.0.1:${port}/`)
  server.close()
  // Deno 2.1.4 closes the server in a timer callback, so wait for it.
  await new Promise((resolve) => setTimeout(resolve))
  return outcome
}

const post = (url: string) =>
  postJson('crm', url, '{}').then(
    () => 'taken',
    ({ code, failure }: DeliveryError) => `${code}, ${failure}`,
  )

Deno.test('an unreachable receiver counts as an outage, but a dropped connection leaves the outcome unknown', async () => {
  for (const url of ['http://127.0.0.1:9/', 'http://nowhere.invalid/'])
    assert.equal(await post(url), 'crm unreachable, outage')
  assert.equal(await outcomeOf((socket) => socket.destroy()), 'crm answer lost, unsure')
  assert.equal(await outcomeOf((socket) => socket.end('HTTP/1.1 ')), 'crm answer lost, unsure')
})

Deno.test('the outcome of a webhook request depends on the response status, and redirects aren’t followed', async () => {
  const answer = (line: string) =>
    outcomeOf((socket) => socket.end(`HTTP/1.1 ${line}\r\ncontent-length: 0\r\n\r\n`))
  assert.equal(await answer('204 No Content'), 'taken')
  assert.equal(await answer('302 Found\r\nlocation: http://127.0.0.1:9/'), 'crm 302, refused')
  assert.equal(await answer('503 Unavailable'), 'crm 503, outage')
})

Deno.test('a webhook request times out after 20 s with an unknown outcome', async () => {
  const { timeout } = AbortSignal
  const limits: number[] = []
  const clock = new AbortController()
  AbortSignal.timeout = (milliseconds) => {
    limits.push(milliseconds)
    return clock.signal
  }
  const runOut = () => clock.abort(new DOMException('', 'TimeoutError'))
  const outcome = await outcomeOf(runOut).finally(() => {
    AbortSignal.timeout = timeout
  })
  assert.deepEqual(limits, [20_000])
  assert.equal(outcome, 'crm answer lost, unsure')
})

Deno.test('Retry-After may be a number of seconds or a date, and is capped at an hour', () => {
  const now = Date.parse('2026-11-27T12:00:00Z')
  for (const [value, seconds] of [
    ['7', 7],
    [' 1.5 ', 1.5],
    ['86400', 3600],
    ['Fri, 27 Nov 2026 12:01:00 GMT', 60],
    ['Fri, 27 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
  ] as const)
    assert.equal(retryAfterSeconds(new Headers({ 'retry-after': value }), now), seconds)
})
