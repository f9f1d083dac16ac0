const space = String.raw`\0\t\n\f\r `
const delimiters = String.raw`()<>[\]{}\/%`
const nextToken = new RegExp(
  [
    '%[^\\r\\n]*',
    `/[^${space}${delimiters}]*`,
    '<<',
    '>>',
    `<[\\da-f${space}]*>?`,
    '[()<>[\\]{}]',
    `\\d+[${space}]+\\d+[${space}]+obj`,
    `[^${space}${delimiters}]+`,
  ].join('|'),
  'gi',
)
const inString = /\\.|[()]|\sobj/gs
const objectHead = /\d{1,10}\s+\d{1,5}$/

export type PdfToken = {
  /** `object` is the head of an object ("7 0 obj"), `word` a number or keyword. */
  kind: 'name' | 'string' | 'open' | 'close' | 'object' | 'word'
  from: number
  to: number
}

export type PdfLexer = {
  next: () => PdfToken | undefined
  skipTo: (at: number) => void
}

/** Tokens of a PDF (ISO 32000-1, section 7.2) as one character a byte. Comments are left out; the work is linear. */
export function createPdfLexer(text: string, start = 0): PdfLexer {
  let at = start

  function next(): PdfToken | undefined {
    for (;;) {
      nextToken.lastIndex = at
      const match = nextToken.exec(text)
      if (!match) return undefined
      const from = match.index
      at = nextToken.lastIndex
      const kind = kindOf(match[0])
      if (kind === 'comment') continue
      if (match[0] === '(') at = stringEnd(text, at)
      return { kind, from, to: at }
    }
  }

  return {
    next,
    skipTo: (offset) => {
      at = offset
    },
  }
}

function kindOf(token: string): PdfToken['kind'] | 'comment' {
  switch (token[0]) {
    case '%':
      return 'comment'
    case '/':
      return 'name'
    case '(':
      return 'string'
    case '<':
      return token === '<<' ? 'open' : 'string'
    case '[':
    case '{':
      return 'open'
    case '>':
    case ')':
    case ']':
    case '}':
      return 'close'
    default:
      return token.endsWith('obj') && token.length > 6 ? 'object' : 'word'
  }
}

/** After the parenthesis that closes it, or at the head of the next object, so one without end hides nothing. */
function stringEnd(text: string, start: number): number {
  inString.lastIndex = start
  for (let depth = 1, match = inString.exec(text); match; match = inString.exec(text)) {
    const [found] = match
    if (found === '(') depth += 1
    else if (found === ')') depth -= 1
    else if (found.endsWith('obj')) {
      const head = objectHead.exec(text.slice(Math.max(start, match.index - 20), match.index))
      if (head) return match.index - head[0].length
    }
    if (depth === 0) return inString.lastIndex
  }
  return text.length
}

/** "JavaScript" for `/Java#53cript`. A loop, because a hostile file has millions of them. */
export function pdfName(token: string): string {
  let name = ''
  for (let at = 1; at < token.length; at += 1) {
    if (token[at] === '#') {
      name += String.fromCharCode(Number.parseInt(token.slice(at + 1, at + 3), 16))
      at += 2
    } else name += token[at]
  }
  return name
}

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

/** The value of a literal or hexadecimal string, given as the bytes of the file. */
export function pdfString(bytes: Uint8Array): Uint8Array {
  const text = String.fromCharCode(...bytes)
  const plain = text.startsWith('(')
    ? text
        .slice(1, -1)
        .replace(/\\(?:([0-7]{1,3})|(\r\n|.))/gs, (_, octal: string | undefined, sign: string) =>
          octal ? String.fromCharCode(Number.parseInt(octal, 8) & 0xff) : (escapes[sign] ?? sign),
        )
    : text
        .replace(/[^\da-f]/gi, '')
        .replace(/..?/g, (pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16)))
  return Uint8Array.from(plain, (character) => character.charCodeAt(0))
}
