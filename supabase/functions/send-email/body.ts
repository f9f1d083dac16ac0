import { resumeLimitBytes, resumeMessages } from '../_shared/contracts/resume/resume.ts'
import { HttpError } from '../_shared/http/answer.ts'

const mostBytes = 256 * 1024
// Base64 takes four bytes for three.
const mostBytesWithFile = Math.ceil(resumeLimitBytes / 3) * 4 + mostBytes
const tooLarge = () =>
  new HttpError('too_large', `A message may be at most ${mostBytes / 1024} kB. ${resumeMessages.size}.`)

// Of a body in all; after the grace period no longer than the rate allows.
const longestMs = 20_000
const graceMs = 3000
const leastBytesPerMs = 16
// More than arrives at a slow sender's rate in the time there is: such a sender never takes a turn.
const freeBytes = 384 * 1024
// In a turn for which others wait it is 5 MB in the time there is.
const turnGraceMs = 1000
const leastBytesPerMsOfTurn = 350
const mostTurns = 2
const longestWaitMs = 60_000
const pollMs = 50
// A client that is still sending may lose the response, so the rest is read and dropped.
const mostBytesToDrop = 64 * 1024 * 1024

/**
 * Bodies of more than `freeBytes` take turns in its buffers, and `waiting` of them wait for one. The buffers are kept: the platform
 * has 256 MB, and V8 is late to collect what is as large as these.
 */
export type Memory = { buffers: Uint8Array[]; waiting: number }

export function createMemory(): Memory {
  return { buffers: Array.from({ length: mostTurns }, () => new Uint8Array(mostBytesWithFile)), waiting: 0 }
}

/**
 * A body takes its turn in memory only once its first part has arrived. Whether the platform's gateway buffers bodies is not
 * documented. After `leave` its bytes, and the file in them, are another body's. Throws an HttpError: 'too_large', or
 * 'unavailable' if it takes too long.
 */
export async function readBody({ headers, body }: Request, memory: Memory) {
  const announced = Number(headers.get('content-length') ?? 0)
  const isTooLarge = (size: number) => Math.max(size, announced) > mostBytesWithFile
  let bytes: Uint8Array = new Uint8Array(Math.min(announced || freeBytes, freeBytes))
  let [received, spentMs] = [0, 0]
  let turn: { buffer: Uint8Array; fromBytes: number; fromMs: number } | undefined
  const leave = () => {
    if (turn) memory.buffers.push(turn.buffer)
    turn = undefined
  }
  const reader = body?.getReader()
  try {
    while (reader && received <= mostBytesToDrop) {
      const allowedMs = Math.min(
        longestMs,
        Math.max(graceMs, received / leastBytesPerMs),
        turn && memory.waiting > 0
          ? turn.fromMs + turnGraceMs + (received - turn.fromBytes) / leastBytesPerMsOfTurn
          : longestMs,
      )
      const beginMs = performance.now()
      const part = await readPart(reader, allowedMs - spentMs)
      if (!part) break
      spentMs += performance.now() - beginMs
      const end = received + part.byteLength
      if (!isTooLarge(end)) {
        if (end > bytes.length) {
          turn = { buffer: await takeBuffer(memory), fromBytes: end, fromMs: spentMs }
          turn.buffer.set(bytes.subarray(0, received))
          bytes = turn.buffer
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

/** Undefined at the end. */
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
      throw new HttpError('invalid', 'The request did not arrive whole. Please try again.')
    })
    .finally(() => clearTimeout(timer))
  if (isLate) throw new HttpError('unavailable', 'The connection was too slow. Please try again.')
  return value
}

/** At once instead of when V8 collects it. Node 20, on which tests run, cannot. */
function free({ buffer }: { buffer: ArrayBufferLike & { transfer?(length: number): unknown } }) {
  buffer.transfer?.(0)
}

async function takeBuffer(memory: Memory): Promise<Uint8Array> {
  const endMs = performance.now() + longestWaitMs
  memory.waiting += 1
  while (memory.buffers.length === 0 && performance.now() < endMs) {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  memory.waiting -= 1
  const buffer = memory.buffers.pop()
  if (buffer) return buffer
  throw new HttpError('unavailable', 'Too much is arriving at once. Please try again in a minute.')
}

export type Call = {
  json: unknown
  /** Removed from the data URL in `json`. */
  file: Uint8Array | undefined
}

/** Cannot match inside a JSON string, where quotes are escaped. */
const fileHead = /"data"\s*:\s*"data:[^",]*;base64,/
const [quote, backslash] = [0x22, 0x5c]

/** Takes the file out before JSON.parse, which would copy it as a string. Throws an HttpError. */
export function parseBody(bytes: Uint8Array): Call {
  // One character per byte keeps the indexes. With a file further back the rest is too large anyway.
  const head = fileHead.exec(latin1.decode(bytes.subarray(0, mostBytes)))
  if (!head) return { json: parse([bytes]), file: undefined }
  const start = head.index + head[0].length
  const end = bytes.indexOf(quote, start)
  const file = end < 0 ? undefined : decodeBase64(bytes.subarray(start, end))
  if (!file) throw new HttpError('invalid', 'File format: the resume did not arrive whole. Please try again.')
  return { json: parse([bytes.subarray(0, start), bytes.subarray(end)]), file }
}

// Of base64: a multiple of four.
const pieceBytes = 64 * 1024
const latin1 = new TextDecoder('latin1')

/** In place and piece by piece, to save memory. Slashes may be escaped as in JSON. Undefined for what no encoder writes. */
export function decodeBase64(given: Uint8Array): Uint8Array | undefined {
  const isEscaped = given.includes(backslash)
  const text = isEscaped ? new TextEncoder().encode(latin1.decode(given).replaceAll('\\/', '/')) : given
  let length = 0
  try {
    for (let at = 0; at < text.length; at += pieceBytes) {
      const piece = latin1.decode(text.subarray(at, at + pieceBytes))
      // atob() would skip it.
      if (/\s/.test(piece)) return undefined
      const decoded = atob(piece)
      for (let index = 0; index < decoded.length; index += 1) text[length + index] = decoded.charCodeAt(index)
      length += decoded.length
    }
  } catch {
    return undefined
  }
  return text.subarray(0, length)
}

function parse(parts: Uint8Array[]): unknown {
  const size = parts.reduce((sum, part) => sum + part.byteLength, 0)
  if (size > mostBytes) throw tooLarge()
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    return JSON.parse(parts.map((part) => decoder.decode(part)).join(''))
  } catch {
    throw new HttpError('invalid', 'The request body must be JSON.')
  }
}
