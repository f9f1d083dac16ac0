// Reads request bodies within the platform's limits: 256 MB of memory and 2 s of CPU time.
//
// An application's body can be 7 MB: a 5 MB resume as base64 in JSON. Parsing it with `request.json()` takes several
// times as much memory for strings, and V8 frees arrays of this size late, so a few applicants at once would kill the
// process.
//
// - `readBody` reads up to 384 kB into an ordinary array. A larger body moves into one of two buffers, which are
//   allocated only once. Further large bodies wait up to a minute for a buffer. Small bodies never wait.
// - A sender must finish within 20 s. While other bodies wait, a sender that has a buffer must also keep up a minimum
//   rate, so two slow senders can't block everyone else.
// - `parseBody` decodes the resume in place, and passes only the rest of the JSON to `JSON.parse`.
// - The buffer is lent until the caller calls `leave`. After that, it may hold another visitor's resume, so code that
//   keeps the file longer must copy it.
//
// After a change, run `npm run test:functions`, the integration test `tests/integration/stack/slow-body.test.ts`, and
// `node tools/faults/run.mjs --only "20 applications"`, which checks the peak memory.

import { resumeLimitBytes, resumeMessages } from '../_shared/contracts/resume/resume.ts'
import { HttpError } from '../_shared/http/answer.ts'

const maxBytes = 256 * 1024
const maxBytesWithFile = Math.ceil(resumeLimitBytes / 3) * 4 + maxBytes
const tooLarge = () =>
  new HttpError('too_large', `A message may be at most ${maxBytes / 1024} kB. ${resumeMessages.size}.`)

// The time limit for reading one body, not counting the wait for a buffer.
const longestMs = 20_000
// A sender at 19 kB/s stays below this size until the time limit, so it never takes a buffer.
const bytesWithoutBuffer = 384 * 1024
// While other bodies wait for a buffer, a sender that has one must keep up this rate, at which a 5 MB file in base64
// takes `longestMs`.
const graceMs = 1000
const minBytesPerMs = 350
// A client that is still sending may miss the response, so the rest of the body is read and dropped.
const maxBytesToDrop = 64 * 1024 * 1024

// The platform doesn't provide enough memory for a third buffer.
const buffers = 2

export const createBodyBuffers = () => createBufferPool(buffers, maxBytesWithFile)

const longestWaitMs = 60_000

const bufferOf = (bytes: number) => new Uint8Array(bytes)

/** Derived from `bufferOf`, because Uint8Array has no type parameter in Deno 2.1.4. */
type Buffer = ReturnType<typeof bufferOf>

/**
 * Lends buffers to large bodies in order of arrival. Buffers are allocated only once, because V8 frees arrays of this
 * size late.
 */
export function createBufferPool(size: number, bytes: number) {
  const free = Array.from({ length: size }, () => bufferOf(bytes))
  const waiting: Array<(buffer: Buffer) => void> = []
  return {
    isAwaited: () => waiting.length > 0,

    take(): Promise<Buffer> {
      const buffer = free.pop()
      if (buffer) return Promise.resolve(buffer)
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          waiting.splice(waiting.indexOf(next), 1)
          reject(new HttpError('unavailable', 'Too much is arriving at once. Please try again in a minute.'))
        }
        const timer = setTimeout(giveUp, longestWaitMs)
        const next = (given: Buffer) => {
          clearTimeout(timer)
          resolve(given)
        }
        waiting.push(next)
      })
    },

    giveBack(buffer: Buffer) {
      const next = waiting.shift()
      if (next) next(buffer)
      else free.push(buffer)
    },
  }
}

type BufferPool = ReturnType<typeof createBufferPool>

/**
 * Reads a body. A large one is stored in a buffer from the pool, so don't use the body's bytes or its file after
 * calling `leave`: the next body may overwrite them. Throws an HttpError: 'too_large', 'invalid' if the body is
 * truncated, or 'unavailable' if it takes too long.
 */
export async function readBody({ headers, body }: Request, pool: BufferPool) {
  const announced = Number(headers.get('content-length') ?? 0)
  const isTooLarge = (size: number) => Math.max(size, announced) > maxBytesWithFile
  let bytes: Uint8Array = new Uint8Array(Math.min(announced || bytesWithoutBuffer, bytesWithoutBuffer))
  let received = 0
  let endMs = performance.now() + longestMs
  let lent: { buffer: Buffer; fromBytes: number; fromMs: number } | undefined
  const leave = () => {
    if (lent) pool.giveBack(lent.buffer)
    lent = undefined
  }
  const limitMs = () =>
    lent && pool.isAwaited()
      ? Math.min(endMs, lent.fromMs + graceMs + (received - lent.fromBytes) / minBytesPerMs)
      : endMs
  const reader = body?.getReader()
  try {
    while (reader && received <= maxBytesToDrop) {
      const part = await readPart(reader, limitMs() - performance.now())
      if (!part) break
      const end = received + part.byteLength
      if (isTooLarge(end)) leave()
      else {
        if (end > bytes.length) {
          const beginMs = performance.now()
          const buffer = await pool.take()
          const fromMs = performance.now()
          lent = { buffer, fromBytes: end, fromMs }
          endMs += fromMs - beginMs
          buffer.set(bytes.subarray(0, received))
          free(bytes)
          bytes = buffer
        }
        bytes.set(part, received)
        free(part)
      }
      received = end
    }
    if (isTooLarge(received)) throw tooLarge()
    return { bytes: bytes.subarray(0, received), leave }
  } catch (error) {
    leave()
    throw error
  } finally {
    reader?.cancel().catch(() => undefined)
  }
}

async function readPart(reader: ReadableStreamDefaultReader<Uint8Array>, limitMs: number) {
  let isLate = false
  const timer = setTimeout(
    () => {
      isLate = true
      reader.cancel().catch(() => undefined)
    },
    Math.max(0, limitMs),
  )
  const { value } = await reader
    .read()
    .catch(() => {
      throw new HttpError('invalid', 'Your message was cut off on the way. Please try again.')
    })
    .finally(() => clearTimeout(timer))
  if (isLate) throw new HttpError('unavailable', 'The connection was too slow. Please try again.')
  return value
}

/** Frees the memory now, because V8 collects large buffers late. Has no effect on Node 20, which runs some tests. */
function free({ buffer }: { buffer: ArrayBufferLike & { transfer?(length: number): unknown } }) {
  buffer.transfer?.(0)
}

export type Call = {
  json: unknown
  /** The file, decoded from the data URL that was removed from `json`. */
  file: Uint8Array | undefined
}

/** This pattern can't match inside a JSON string, because quotes are escaped there. */
const fileHead = /"data"\s*:\s*"data:[^",]*;base64,/
const [quote, equals, backslash] = [0x22, 0x3d, 0x5c]

/** Extracts the file before JSON.parse, which would copy it as a string. Throws an HttpError. */
export function parseBody(bytes: Uint8Array): Call {
  // Latin-1 preserves byte offsets. If the file starts after the first `maxBytes`, the JSON is too large anyway.
  const head = fileHead.exec(latin1.decode(bytes.subarray(0, maxBytes)))
  if (!head) return { json: parse([bytes]), file: undefined }
  const start = head.index + head[0].length
  const end = bytes.indexOf(quote, start)
  const file = end < 0 ? undefined : decodeBase64(bytes.subarray(start, end))
  if (!file)
    throw new HttpError('invalid', 'File format: the resume was cut off on the way. Please try again.')
  return { json: parse([bytes.subarray(0, start), bytes.subarray(end)]), file }
}

const latin1 = new TextDecoder('latin1')

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const invalid = 64
const sextetOf = new Uint8Array(256).fill(invalid)
for (const [sextet, character] of [...alphabet].entries()) sextetOf[character.charCodeAt(0)] = sextet

/** Decodes in place to save memory, unless the JSON has escaped slashes. Returns undefined for invalid base64. */
export function decodeBase64(given: Uint8Array): Uint8Array | undefined {
  const text = given.includes(backslash)
    ? new TextEncoder().encode(latin1.decode(given).replaceAll('\\/', '/'))
    : given
  const padded = text.length % 4 === 0
  const end = text.length - (padded && text.at(-1) === equals ? (text.at(-2) === equals ? 2 : 1) : 0)
  if (end % 4 === 1) return undefined
  let length = 0
  let [bits, count] = [0, 0]
  for (let at = 0; at < end; at += 1) {
    const sextet = sextetOf[text[at] ?? 0] ?? invalid
    if (sextet === invalid) return undefined
    bits = (bits << 6) | sextet
    count += 6
    if (count < 8) continue
    count -= 8
    text[length] = bits >> count
    bits &= 0xff
    length += 1
  }
  return text.subarray(0, length)
}

function parse(parts: Uint8Array[]): unknown {
  const size = parts.reduce((sum, part) => sum + part.byteLength, 0)
  if (size > maxBytes) throw tooLarge()
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    return JSON.parse(parts.map((part) => decoder.decode(part)).join(''))
  } catch {
    throw new HttpError('invalid', 'The request body must be JSON.')
  }
}
