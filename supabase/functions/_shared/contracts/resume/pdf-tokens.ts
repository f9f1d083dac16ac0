const codeOf = (character: string) => character.charCodeAt(0)
const setOf = (characters: string) => {
  const set = new Uint8Array(256)
  for (const character of characters) set[codeOf(character)] = 1
  return set
}
const spaces = setOf('\0\t\n\f\r ')
const digits = setOf('0123456789')
const hexadecimal = setOf('0123456789abcdefABCDEF\0\t\n\f\r ')
const endsWord = setOf('\0\t\n\f\r ()<>[]{}/%')
const endsLine = setOf('\n\r')
const [percent, slash, backslash, hash] = ['%', '/', '\\', '#'].map(codeOf)
const [less, greater, opening, closing] = ['<', '>', '(', ')'].map(codeOf)
const opens = setOf('[{')
const closes = setOf(')]}')
// A name is at most 127 bytes long (ISO 32000-1, annex C), and each byte may be written as `#` and two digits.
const maxNameBytes = 3 * 127

export type PdfToken = {
  /** `object` is the header of an object ("7 0 obj"), and `word` is a number or keyword. */
  kind: 'name' | 'string' | 'open' | 'close' | 'object' | 'word'
  from: number
  to: number
}

type PdfLexer = {
  next: () => PdfToken | undefined
  skipTo: (at: number) => void
}

/**
 * Tokenizes a PDF (ISO 32000-1, section 7.2) in linear time and skips comments. It reads bytes, because a string would
 * take twice the memory.
 */
export function createPdfLexer(bytes: Uint8Array, start = 0): PdfLexer {
  let at = start

  function next(): PdfToken | undefined {
    at = whileIn(spaces, bytes, at)
    while (bytes[at] === percent) at = whileIn(spaces, bytes, untilIn(endsLine, bytes, at))
    const from = at
    const first = bytes[from]
    if (first === undefined) return undefined
    const kind = pass(first, from)
    return { kind, from, to: at }
  }

  function pass(first: number, from: number): PdfToken['kind'] {
    at = from + 1
    if (opens[first]) return 'open'
    if (closes[first]) return 'close'
    if (first === greater) {
      if (bytes[at] === greater) at += 1
      return 'close'
    }
    if (first === less && bytes[at] === less) {
      at += 1
      return 'open'
    }
    if (first === less) {
      at = whileIn(hexadecimal, bytes, at)
      if (bytes[at] === greater) at += 1
      return 'string'
    }
    if (first === opening) {
      at = stringEnd(bytes, at)
      return 'string'
    }
    const head = isDigit(first) ? objectHeadEnd(bytes, from) : undefined
    at = head ?? untilIn(endsWord, bytes, at)
    if (head !== undefined) return 'object'
    return first === slash ? 'name' : 'word'
  }

  return {
    next,
    skipTo: (offset) => {
      at = offset
    },
  }
}

function whileIn(set: Uint8Array, bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && set[bytes[at] ?? 0]) at += 1
  return at
}

function untilIn(set: Uint8Array, bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && !set[bytes[at] ?? 0]) at += 1
  return at
}

export const isDigit = (byte: number | undefined) => byte !== undefined && digits[byte] === 1

export function objectHeadEnd(bytes: Uint8Array, start: number): number | undefined {
  let at = start
  for (const set of [digits, spaces, digits, spaces]) {
    const end = whileIn(set, bytes, at)
    if (end === at) return undefined
    at = end
  }
  return isWordAt(bytes, 'obj', at) ? at + 3 : undefined
}

export function isWordAt(bytes: Uint8Array, word: string, at: number): boolean {
  for (let index = 0; index < word.length; index += 1) {
    if (bytes[at + index] !== word.charCodeAt(index)) return false
  }
  return true
}

/** Returns the position of the word at or after `start`, or `bytes.length` if there is none. */
export function findWord(bytes: Uint8Array, word: string, start: number): number {
  const first = word.charCodeAt(0)
  for (let at = start; at < bytes.length; at += 1) {
    if (bytes[at] === first && isWordAt(bytes, word, at)) return at
  }
  return bytes.length
}

/**
 * Finds the closing parenthesis or the next object's header, whichever comes first, so an unclosed string can't hide an
 * object.
 */
function stringEnd(bytes: Uint8Array, start: number): number {
  let depth = 1
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    // An escaped digit may start an object's header, so it isn't skipped.
    if (byte === backslash) at += isDigit(bytes[at + 1]) ? 0 : 1
    else if (byte === opening) depth += 1
    else if (byte === closing) depth -= 1
    else if (isDigit(byte) && !isDigit(bytes[at - 1]) && objectHeadEnd(bytes, at)) return at
    if (depth === 0) return at + 1
  }
  return bytes.length
}

/**
 * Decodes a name: `/Java#53cript` becomes "JavaScript". A hostile file may have millions of names, so this must be
 * fast.
 */
export function pdfName(bytes: Uint8Array, { from, to }: PdfToken): string {
  const end = Math.min(to, from + 1 + maxNameBytes)
  let name = ''
  for (let at = from + 1; at < end; at += 1) {
    if (bytes[at] === hash) {
      name += String.fromCharCode(Number.parseInt(textOf(bytes.subarray(at + 1, at + 3)), 16))
      at += 2
    } else name += String.fromCharCode(bytes[at] ?? 0)
  }
  return name
}

export const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

const escapes: Record<string, string> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\n': '',
  '\r': '',
  '\r\n': '',
}

export function pdfString(bytes: Uint8Array): Uint8Array {
  const text = textOf(bytes)
  const plain = text.startsWith('(')
    ? text
        .slice(1, -1)
        .replace(/\\(?:([0-7]{1,3})|(\r\n|.))/gs, (_, octal: string | undefined, sign: string) =>
          octal ? String.fromCharCode(Number.parseInt(octal, 8) & 0xff) : (escapes[sign] ?? sign),
        )
    : text
        .replace(/[^\da-f]/gi, '')
        .replace(/..?/g, (pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16)))
  return Uint8Array.from(plain, codeOf)
}
