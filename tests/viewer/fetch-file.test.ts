import { beforeEach, expect, it, vi } from 'vitest'
import { fetchFile, NotServed } from '../../viewer/src/frames/fetch-file'

beforeEach(() => void vi.useFakeTimers())

/** Simulates a host that sends a chunk of a file after each pause (in ms), and then ends the response or stalls. */
function serve(pauses: readonly number[], ends: boolean) {
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      async start(stream) {
        signal?.addEventListener('abort', () => stream.error(signal.reason))
        for (const pause of pauses) {
          await new Promise((resolve) => setTimeout(resolve, pause))
          if (signal?.aborted) return
          stream.enqueue(new TextEncoder().encode('piece'))
        }
        if (ends) stream.close()
      },
    })
    return new Response(body)
  })
}

it('waits for minutes if parts of the file keep arriving', async () => {
  serve(Array(12).fill(15_000), true)
  const file = fetchFile('/spin/dark/light.avif')
  await vi.advanceTimersByTimeAsync(12 * 15_000)
  expect((await file).size).toBe(12 * 'piece'.length)
})

it.each([
  ['at the start', []],
  ['in the middle of the file', [1_000, 1_000]],
])('gives up if nothing arrives for 20 seconds %s', async (_, pauses) => {
  serve(pauses, false)
  const outcome = vi.fn()
  fetchFile('/spin/dark.json').catch(outcome)
  await vi.advanceTimersByTimeAsync(pauses.length * 1_000 + 19_000)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(outcome).toHaveBeenCalled()
})

it('gives up on a host that never responds', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const outcome = vi.fn()
  fetchFile('/spin/dark.json').catch(outcome)
  await vi.advanceTimersByTimeAsync(21_000)
  expect(outcome).toHaveBeenCalled()
})

it('reports the status if the host doesn’t have the file', async () => {
  vi.stubGlobal('fetch', async () => new Response('Not found', { status: 404 }))
  await expect(fetchFile('/spin/none.json')).rejects.toThrow(new NotServed(404, '/spin/none.json'))
})
