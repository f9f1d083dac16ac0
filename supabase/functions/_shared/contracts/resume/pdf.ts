import { inflate } from './inflate.ts'
import { openWithoutPassword, type PdfReader } from './pdf-password.ts'
import { createPdfLexer, findWord, isWordAt, type PdfToken, pdfName } from './pdf-tokens.ts'

const zlibHeaderBytes = 2
// These limits apply to all object streams of a file together. Among 3,092 real resumes, the largest needed 0.5 MB in
// 37 object streams.
const maxUnpackedBytes = 16 * 1024 * 1024
const maxObjectStreams = 2000

type PdfFault = 'script' | 'launch' | 'locked' | 'too-much' | 'unchecked'

/** Returns undefined if the PDF opens without a password, can be checked, and has no script or Launch action. */
export function pdfFaultOf(content: Uint8Array): PdfFault | undefined {
  const { action, objectStreams, encryption, id } = scan(content, true)
  const reader: PdfReader | undefined =
    encryption === undefined ? (stream) => [stream] : openWithoutPassword(content, encryption, id)
  if (!reader) return 'locked'
  if (action) return action
  if (objectStreams.length > maxObjectStreams) return 'too-much'
  let left = maxUnpackedBytes
  for (const { head, from, to, isPacked, hasOtherFilter } of objectStreams) {
    if (hasOtherFilter) return 'unchecked'
    let isReadable = false
    for (const stream of reader(content.subarray(from, to), content.subarray(head.from, head.to))) {
      const unpacked = isPacked ? inflate(stream.subarray(zlibHeaderBytes), left) : stream
      if (!unpacked) return 'too-much'
      left -= unpacked.length
      const found = scan(unpacked, false).action
      if (found) return found
      isReadable ||= startsWithNumber(unpacked)
    }
    if (!isReadable) return 'unchecked'
  }
  return undefined
}

/** A fully unpacked object stream starts with an object number. A damaged one may be empty. */
function startsWithNumber(unpacked: Uint8Array): boolean {
  const first = unpacked.find((byte) => !' \t\r\n\f\0'.includes(String.fromCharCode(byte)))
  return first === undefined || (first >= 0x30 && first <= 0x39)
}

const actions: Record<string, 'script' | 'launch'> = { JavaScript: 'script', Launch: 'launch' }

type Scanned = {
  action: 'script' | 'launch' | undefined
  objectStreams: Array<{
    head: PdfToken
    from: number
    to: number
    isPacked: boolean
    hasOtherFilter: boolean
  }>
  encryption: number | undefined
  id: number | undefined
}

/** An action's type is the name after `/S` in a dictionary, or a separate object that `/S` refers to. */
function scan(bytes: Uint8Array, hasStreams: boolean): Scanned {
  const found: Scanned = { action: undefined, objectStreams: [], encryption: undefined, id: undefined }
  const lexer = createPdfLexer(bytes)
  let depth = 0
  let previous = ''
  let head: PdfToken = { kind: 'object', from: 0, to: 0 }
  let isObjectStream = false
  let isPacked = false
  let hasOtherFilter = false
  for (let token = lexer.next(); token; token = lexer.next()) {
    let name = ''
    if (token.kind === 'open') depth += 1
    else if (token.kind === 'close') depth -= 1
    else if (token.kind === 'object') {
      depth = 0
      head = token
      isObjectStream = false
      isPacked = false
      hasOtherFilter = false
    } else if (token.kind === 'name') {
      name = pdfName(bytes, token)
      if ((previous === 'S' || depth === 0) && Object.hasOwn(actions, name)) found.action ??= actions[name]
      if (name === 'ObjStm') isObjectStream = true
      if (name === 'FlateDecode') isPacked = true
      else if (name.endsWith('Decode')) hasOtherFilter = true
      if (name === 'Encrypt') found.encryption = token.to
      if (name === 'ID') found.id = token.to
    } else if (hasStreams && token.to - token.from === 6 && isWordAt(bytes, 'stream', token.from)) {
      const to = findWord(bytes, 'endstream', token.to)
      const from = token.to + (isWordAt(bytes, '\r\n', token.to) ? 2 : 1)
      if (isObjectStream) found.objectStreams.push({ head, from, to, isPacked, hasOtherFilter })
      lexer.skipTo(to)
    }
    previous = name
  }
  return found
}
