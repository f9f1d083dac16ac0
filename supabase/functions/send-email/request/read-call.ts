import { decodeInPlace } from '../../_shared/base64.ts'
import { resumeLimitBytes, resumeMessages } from '../../_shared/contracts/fields/resume.ts'
import { HttpError } from '../../_shared/http/answer.ts'
import { readBytes } from '../../_shared/http/read-bytes.ts'

export const mostBytes = 256 * 1024

// Base64 takes four bytes for three.
export const mostBytesWithFile = Math.ceil(resumeLimitBytes / 3) * 4 + mostBytes
const tooLarge = `A message may be at most ${mostBytes / 1024} kB. ${resumeMessages.size}.`

export type Call = {
  json: unknown
  /** Removed from the data URL in `json`. */
  file: Uint8Array | undefined
}

/** Decodes the file in place before JSON.parse, which would copy it as a string. Throws an HttpError. */
export async function readCall(request: Request): Promise<Call> {
  const bytes = await readBytes(request, { bytes: mostBytesWithFile, tooLarge })
  const file = findFile(bytes)
  if (!file) return { json: parse([bytes]), file: undefined }
  const parts = [bytes.slice(0, file.start), bytes.slice(file.end)]
  return { json: parse(parts), file: file.content }
}

/** Cannot match inside a JSON string, where quotes are escaped. */
const fileHead = /"data"\s*:\s*"data:[^",]*;base64,/

const quote = 0x22

function findFile(bytes: Uint8Array) {
  // One character per byte keeps the indexes. With a file further back the rest is too large anyway.
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
