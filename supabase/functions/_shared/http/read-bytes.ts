import { HttpError } from './answer.ts'

// A client that is still sending may lose the response, so the rest is read and dropped.
const mostBytesToDrop = 64 * 1024 * 1024
const firstSize = 64 * 1024

/** Limits for slow senders: for the whole body, and as a rate after a grace period. */
const longestMs = 20_000
const graceMs = 3000
const leastBytesPerSecond = 16 * 1024
const checkEveryMs = 500

export type ReadLimits = {
  bytes: number
  tooLarge: string
}

/** Throws an HttpError: 'too_large' by Content-Length and by what arrives, 'unavailable' if it takes too long. */
export async function readBytes(request: Request, limits: ReadLimits): Promise<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  let isTooLarge = announced > limits.bytes
  let bytes = new Uint8Array(isTooLarge ? 0 : announced || firstSize)
  let received = 0

  for await (const part of partsOf(request)) {
    const end = received + part.byteLength
    if (end > mostBytesToDrop) break
    isTooLarge ||= end > limits.bytes
    if (isTooLarge) bytes = new Uint8Array(0)
    else {
      if (end > bytes.length) bytes = grown(bytes, Math.min(Math.max(end, bytes.length * 2), limits.bytes))
      bytes.set(part, received)
    }
    received = end
  }
  if (isTooLarge) throw new HttpError('too_large', limits.tooLarge)
  return bytes.subarray(0, received)
}

async function* partsOf({ body }: Request): AsyncGenerator<Uint8Array> {
  if (!body) return
  const reader = body.getReader()
  const beginMs = performance.now()
  let received = 0
  let isLate = false
  const timer = setInterval(() => {
    const elapsedMs = performance.now() - beginMs
    const isStalling = elapsedMs > graceMs && received < (leastBytesPerSecond * elapsedMs) / 1000
    if (!isStalling && elapsedMs < longestMs) return
    isLate = true
    reader.cancel().catch(() => undefined)
  }, checkEveryMs)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (isLate) throw tooSlow()
      if (done) return
      received += value.byteLength
      yield value
    }
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError('invalid', 'The request did not arrive whole. Please try again.')
  } finally {
    clearInterval(timer)
    reader.cancel().catch(() => undefined)
  }
}

const tooSlow = () => new HttpError('unavailable', 'The connection was too slow. Please try again.')

function grown(bytes: Uint8Array, size: number) {
  const larger = new Uint8Array(size)
  larger.set(bytes)
  return larger
}
