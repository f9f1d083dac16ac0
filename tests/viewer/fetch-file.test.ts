import { beforeEach, expect, it, vi } from 'vitest'
import { fetchFile } from '../../viewer/src/frames/fetch-file'

beforeEach(() => void vi.useFakeTimers())

/** Simulates a host that sends a chunk of a file after each pause (in ms), and then ends the response or stalls. */
function serve(pauses: readonly number[] | 'never', ends = false) {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const aborted = new Promise<never>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    )
    if (pauses === 'never') return aborted
    const body = new ReadableStream({
      async start(stream) {
        aborted.catch((error) => stream.error(error))
        for (const pause of pauses) {
          await new Promise((resolve) => setTimeout(resolve, pause))
          if (signal?.aborted) return
          stream.enqueue(new TextEncoder().encode('piece'))
        }
        if (ends) stream.close()
      },
    })
    return Promise.resolve(new Response(body))
  })
}

it('fetchFile() keeps waiting, even for minutes, while parts of the file arrive', async () => {
  serve(Array(12).fill(15_000), true)
  const file = fetchFile('/spin/dark/light.avif')
  await vi.advanceTimersByTimeAsync(12 * 15_000)
  expect((await file).size).toBe(12 * 'piece'.length)
})

it.each([
  ['after the request', 'never'],
  ['after the response’s headers', []],
  ['in the middle of the file', [1_000, 1_000]],
] as const)('fetchFile() gives up if nothing arrives for 20 seconds %s', async (_, pauses) => {
  serve(pauses)
  const outcome = vi.fn()
  fetchFile('/spin/dark.json').catch(outcome)
  const arrivedMs = pauses === 'never' ? 0 : pauses.length * 1_000
  await vi.advanceTimersByTimeAsync(arrivedMs + 19_000)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(outcome).toHaveBeenCalled()
})
