import { decodeInPlace } from '../_shared/base64.ts'
import { resumeLimitBytes, resumeMessages } from '../_shared/contracts/resume.ts'
import { HttpError } from '../_shared/http/answer.ts'
import { readBytes } from '../_shared/http/read-bytes.ts'

/** The most that any call may weigh apart from its file. */
export const mostBytes = 256 * 1024

// Base64 takes four bytes for three.
export const mostBytesWithFile = Math.ceil(resumeLimitBytes / 3) * 4 + mostBytes
const tooLarge = `A message may be at most ${mostBytes / 1024} kB. ${resumeMessages.size}.`

export type Call = {
  json: unknown
  /** The bytes of the file that the call carried; in `json` its data URL ends where they were. */
  file: Uint8Array | undefined
}

/**
 * Reads a call. Its file is taken out and decoded in place before the rest is parsed: JSON.parse would hold it as a
 * string beside the bytes, and ten applications at once have 256 MB between them. Throws an HttpError.
 */
export async function readCall(request: Request): Promise<Call> {
  const bytes = await readBytes(request, { bytes: mostBytesWithFile, tooLarge })
  const file = findFile(bytes)
  if (!file) return { json: parse([bytes]), file: undefined }
  const parts = [bytes.slice(0, file.start), bytes.slice(file.end)]
  return { json: parse(parts), file: file.content }
}

/** Matches the key and the head of a data URL, which cannot occur inside a JSON string: its quotes are not escaped. */
const fileHead = /"data"\s*:\s*"data:[^",]*;base64,/

const quote = 0x22

function findFile(bytes: Uint8Array) {
  // One character a byte, so that indexes agree. A file further back leaves a rest that is too large anyhow.
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, mostBytes))
  const head = fileHead.exec(beginning)
  if (!head) return undefined
  const start = head.index + head[0].length
  const decoded = decodeInPlace(bytes, start)
  if (!decoded || bytes[decoded.end] !== quote)
    throw new HttpError('invalid', 'File format: the resume did not arrive whole. Please try again.')
  return { start, ...decoded }
}

function parse(parts: Uint8Array[]): unknown {
  const size = parts.reduce((sum, part) => sum + part.byteLength, 0)
  if (size > mostBytes) throw new HttpError('too_large', tooLarge)
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    return JSON.parse(parts.map((part) => decoder.decode(part)).join(''))
  } catch {
    throw new HttpError('invalid', 'The request body must be JSON.')
  }
}
