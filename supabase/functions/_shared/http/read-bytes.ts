import { Refusal } from './answer.ts'

// A client that is still sending when the answer comes may lose the answer, so the rest is read and dropped.
const mostBytesToDrop = 64 * 1024 * 1024
const firstSize = 64 * 1024

export type ReadLimits = {
  bytes: number
  /** For the whole body: a sender who stalls must not keep a place for ever. */
  milliseconds: number
  /** What is said of a body that is too large. */
  tooLarge: string
}

/**
 * The body of `request` in one buffer of its own. Throws a Refusal: 'too_large' judged by the announced length and
 * by what really arrives, 'unavailable' when it takes too long.
 */
export async function readBytes(request: Request, limits: ReadLimits): Promise<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  let isTooLarge = announced > limits.bytes
  let bytes = new Uint8Array(isTooLarge ? 0 : announced || firstSize)
  let received = 0

  for await (const part of partsOf(request, limits.milliseconds)) {
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
  if (isTooLarge) throw new Refusal('too_large', limits.tooLarge)
  return bytes.subarray(0, received)
}

async function* partsOf({ body }: Request, limitMs: number): AsyncGenerator<Uint8Array> {
  if (!body) return
  const reader = body.getReader()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reader.cancel().catch(() => undefined)
  }, limitMs)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (isLate) throw tooSlow()
      if (done) return
      yield value
    }
  } finally {
    clearTimeout(timer)
    reader.cancel().catch(() => undefined)
  }
}

const tooSlow = () => new Refusal('unavailable', 'The connection was too slow. Please try again.')

function grown(bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(size)
  larger.set(bytes)
  return larger
}
