import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBytes } from '../../../supabase/functions/_shared/http/read-bytes.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** How reading a body ends that arrives in parts of so many bytes, one a second. */
async function read(bytesPerSecond: number, seconds: number) {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      if (sent === seconds) return controller.close()
      sent += 1
      controller.enqueue(new Uint8Array(bytesPerSecond))
    },
  })
  const request = new Request('http://x.example', { method: 'POST', body, duplex: 'half' } as RequestInit)
  const reading = readBytes(request, { bytes: 8_000_000, tooLarge: 'too large' }).then(
    (bytes) => bytes.byteLength,
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
