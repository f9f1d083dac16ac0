// Lone surrogates, soft hyphens, bidirectional marks, zero-width characters, tags.
const invisible =
  /[\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
// Needed in Persian and Indic words and in emoji; removed elsewhere.
const joiners = /[\u200c\u200d]/g
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const controls = /[^\P{Cc}\t\n]/gu

/** Multiline text without invisible characters, trimmed. */
export function cleanLines(text: string): string {
  return text
    .replace(invisible, '')
    .replace(joiners, (mark, at: number, whole: string) =>
      isShaped(whole[at - 1]) && isShaped(whole[at + 1]) ? mark : '',
    )
    .replace(lineBreaks, '\n')
    .replace(controls, '')
    .trim()
}

/** The same on one line, so that a line break cannot imitate a field. */
export function cleanLine(text: string): string {
  return cleanLines(text).replace(/\s*[\n\t]\s*/g, ' ')
}

/** The URL with its host in punycode, so that look-alike letters show (xn--…). */
export function withAsciiHost(text: string): string {
  if (!/[^ -~]/.test(text) || /\s/.test(text)) return text
  const hasScheme = /^[a-z][a-z\d+-]*:/i.test(text)
  const url = hasScheme ? text : `https://${text}`
  return URL.canParse(url) ? new URL(url).href.replace(hasScheme ? '' : 'https://', '') : text
}

function isShaped(character: string | undefined): boolean {
  return character !== undefined && /[^\s!-~]/.test(character)
}
