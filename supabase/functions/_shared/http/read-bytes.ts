import { Refusal } from './answer.ts'

// A client that is still sending when the answer comes may lose the answer, so the rest is read and dropped.
const mostBytesToDrop = 64 * 1024 * 1024

/**
 * The body of `request` as JSON. Throws a Refusal: 'too_large' beyond `limitBytes`, judged by the announced length
 * and by what really arrives, and 'invalid' for anything but JSON in UTF-8.
 */
export async function readJson(request: Request, limitBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, limitBytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal('invalid', 'The request body must be JSON.')
  }
}

async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  const announcedTooLarge = Number(request.headers.get('content-length') ?? 0) > limitBytes
  let received = 0
  for await (const part of request.body ?? []) {
    received += part.byteLength
    if (received > mostBytesToDrop) break
    if (received <= limitBytes && !announcedTooLarge) parts.push(part)
    else parts.length = 0
  }
  if (announcedTooLarge || received > limitBytes) {
    throw new Refusal('too_large', `The request is larger than ${Math.floor(limitBytes / 1024)} kB.`)
  }
  return joined(parts, received)
}

function joined(parts: Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
