import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemory, readBody } from '../../../supabase/functions/send-email/body.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** How reading a body ends that arrives at so many bytes a second, in two parts. */
async function read(bytesPerSecond: number, seconds: number, memory = createMemory()) {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      if (sent === seconds * 2) return controller.close()
      sent += 1
      controller.enqueue(new Uint8Array(bytesPerSecond / 2))
    },
  })
  const request = new Request('http://x.example', { method: 'POST', body, duplex: 'half' } as RequestInit)
  const reading = readBody(request, memory).then(
    ({ bytes }) => bytes.byteLength,
    ({ code }) => code,
  )
  const begin = performance.now()
  let endedMs = 0
  reading.then(() => {
    endedMs = performance.now() - begin
  })
  await vi.advanceTimersByTimeAsync(60_000)
  return { result: await reading, seconds: endedMs / 1000 }
}

test('a body that arrives at a fair rate is read', async () => {
  expect(await read(100_000, 10)).toMatchObject({ result: 1_000_000 })
})

test('a body below the minimum rate is refused after the grace period', async () => {
  const { result, seconds } = await read(1000, 60)
  expect(result).toBe('unavailable')
  expect(seconds).toBeLessThan(5)
})

test('a body above the minimum rate that takes more than 20 s is refused', async () => {
  const { result, seconds } = await read(30_000, 60)
  expect(result).toBe('unavailable')
  expect(seconds).toBeGreaterThan(19)
  expect(seconds).toBeLessThan(21)
})

/** Parts of 100 kB as fast as they are read. */
function fastBody(parts: number) {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (parts === 0) return controller.close()
      parts -= 1
      controller.enqueue(new Uint8Array(100_000))
    },
  })
  return new Request('http://x.example', { method: 'POST', body, duplex: 'half' } as RequestInit)
}

test('two files are in memory at once, others wait until one is done, and messages do not', async () => {
  const memory = createMemory()
  const first = await readBody(fastBody(70), memory)
  const second = await readBody(fastBody(70), memory)
  let third: Awaited<ReturnType<typeof readBody>> | undefined
  const reading = readBody(fastBody(69), memory).then((body) => {
    third = body
  })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(third).toBeUndefined()
  expect((await readBody(fastBody(2), memory)).bytes).toHaveLength(200_000)
  first.leave()
  await vi.advanceTimersByTimeAsync(100)
  await reading
  expect(third?.bytes).toHaveLength(6_900_000)
  second.leave()
  third?.leave()
  expect(memory).toMatchObject({ buffers: { length: 2 }, waiting: 0 })
})

test('a body that waits for a minute is refused, and holds nothing', async () => {
  const memory = createMemory()
  await readBody(fastBody(70), memory)
  await readBody(fastBody(70), memory)
  const refused = expect(readBody(fastBody(69), memory)).rejects.toMatchObject({ code: 'unavailable' })
  await vi.advanceTimersByTimeAsync(61_000)
  await refused
  expect(memory).toEqual({ buffers: [], waiting: 0 })
})

test('a body that takes its turn slowly is read, unless others wait for it', async () => {
  expect(await read(100_000, 10)).toMatchObject({ result: 1_000_000 })
  expect(await read(100_000, 10, { ...createMemory(), waiting: 1 })).toMatchObject({ result: 'unavailable' })
  expect(await read(400_000, 10, { ...createMemory(), waiting: 1 })).toMatchObject({ result: 4_000_000 })
})
