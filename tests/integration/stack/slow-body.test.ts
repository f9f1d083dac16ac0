import { beforeEach, expect, test, vi } from 'vitest'
import { createBodyBuffers, createBufferPool, readBody } from '../../../supabase/functions/send-email/body.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] })
})

const requestOf = (body: ReadableStream) =>
  new Request('http://x.example', { method: 'POST', body, duplex: 'half' } as RequestInit)

const tooSlow = 'unavailable: The connection was too slow. Please try again.'

/** Reads a body that arrives in two chunks a second. The result is the number of bytes read or an error. */
async function read(bytesPerSecond: number, seconds: number, pool = createBodyBuffers()) {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      if (sent === seconds * 2) return controller.close()
      sent += 1
      controller.enqueue(new Uint8Array(bytesPerSecond / 2))
    },
  })
  const begin = performance.now()
  const reading = readBody(requestOf(body), pool)
    .then(
      ({ bytes, leave }) => {
        leave()
        return bytes.byteLength
      },
      ({ code, message }) => `${code}: ${message}`,
    )
    .then((result) => ({ result, seconds: (performance.now() - begin) / 1000 }))
  await vi.advanceTimersByTimeAsync(60_000)
  return await reading
}

function fastBody(parts: number, size = 100_000) {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (parts === 0) return controller.close()
      parts -= 1
      controller.enqueue(new Uint8Array(size))
    },
  })
  return requestOf(body)
}

test.each([1000, 18_000, 30_000])(
  'a body that arrives at %i bytes/s is rejected after 20 s',
  async (rate) => {
    expect(await read(rate, 60)).toEqual({ result: tooSlow, seconds: expect.closeTo(20, 2) })
  },
)

// Without the minimum rate, nine senders at 100 kB/s would delay an applicant by 56 s.
test.each([
  [16, 18_000],
  [9, 100_000],
])('a 5 MB application is read within 10 s while %i senders each send %i bytes/s', async (senders, rate) => {
  const pool = createBodyBuffers()
  const slow = Array.from({ length: senders }, () => read(rate, 60, pool))
  let waitedMs = Number.POSITIVE_INFINITY
  setTimeout(async () => {
    const begin = performance.now()
    const body = await readBody(fastBody(70), pool)
    waitedMs = performance.now() - begin
    body.leave()
  }, 5000)
  await Promise.all(slow)
  expect(waitedMs).toBeLessThan(10_000)
})

test('at most two large bodies are kept in memory and the rest are queued, without delaying small ones', async () => {
  const pool = createBodyBuffers()
  const first = await readBody(fastBody(70), pool)
  const second = await readBody(fastBody(70), pool)
  const done: number[] = []
  const bodies = [fastBody(3, 131_073), fastBody(69)]
  const waiting = bodies.map((body) =>
    readBody(body, pool).then((body) => {
      done.push(body.bytes.length)
      return body
    }),
  )
  await vi.advanceTimersByTimeAsync(30_000)
  expect(done).toEqual([])
  expect(pool.isAwaited()).toBe(true)
  expect((await readBody(fastBody(4, 98_304), pool)).bytes).toHaveLength(384 * 1024)
  first.leave()
  const third = await waiting[0]
  expect(done).toEqual([393_219])
  third?.leave()
  await waiting[1]
  expect(done).toEqual([393_219, 6_900_000])
  expect(pool.isAwaited()).toBe(false)
  const late = readBody(fastBody(68), pool)
  await vi.advanceTimersByTimeAsync(40_000)
  second.leave()
  expect((await late).bytes).toHaveLength(6_800_000)
})

test('a large body that waits for a buffer for a minute is rejected and leaves the queue', async () => {
  const pool = createBufferPool(1, 8_000_000)
  const first = await readBody(fastBody(70), pool)
  const refused = expect(readBody(fastBody(69), pool)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Too much is arriving at once. Please try again in a minute.',
  })
  await vi.advanceTimersByTimeAsync(60_000)
  await refused
  expect(pool.isAwaited()).toBe(false)
  first.leave()
  expect((await readBody(fastBody(69), pool)).bytes).toHaveLength(6_900_000)
})

test('a large, slow body is read unless another body waits for its buffer', async () => {
  const pool = createBufferPool(1, 8_000_000)
  const wait = () => setTimeout(() => pool.take().then(pool.giveBack, () => undefined), 5000)
  expect(await read(100_000, 10, pool)).toMatchObject({ result: 1_000_000 })
  wait()
  expect(await read(100_000, 10, pool)).toEqual({ result: tooSlow, seconds: 5.285 })
  wait()
  expect(await read(400_000, 10, pool)).toMatchObject({ result: 4_000_000 })
  const buffer = await pool.take()
  setTimeout(() => pool.giveBack(buffer), 15_000)
  // The limit of 20 s excludes the 7 s during which the body waits for a buffer.
  expect(await read(50_000, 60, pool)).toEqual({ result: tooSlow, seconds: expect.closeTo(27, 2) })
})
