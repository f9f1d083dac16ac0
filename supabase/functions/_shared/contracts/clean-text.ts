// Half a surrogate pair, soft hyphen, marks that turn the direction of text around, zero-width characters, tags:
// they are invisible and change how a text reads.
const invisible =
  /[\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
// These two shape Persian and Indic words and emoji; beside anything else they are invisible too.
const joiners = /[\u200c\u200d]/g
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const controls = /[^\P{Cc}\t\n]/gu

/** Text of several lines without what is invisible, trimmed. */
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

/** The same on one line: a line break could pass for a field of its own. */
export function cleanLine(text: string): string {
  return cleanLines(text).replace(/\s*[\n\t]\s*/g, ' ')
}

/** The URL with its host as it is looked up, so that a letter of another script shows (xn--…). Else unchanged. */
export function withAsciiHost(text: string): string {
  if (!/[^ -~]/.test(text) || /\s/.test(text)) return text
  const hasScheme = /^[a-z][a-z\d+-]*:/i.test(text)
  const url = hasScheme ? text : `https://${text}`
  return URL.canParse(url) ? new URL(url).href.replace(hasScheme ? '' : 'https://', '') : text
}

function isShaped(character: string | undefined): boolean {
  return character !== undefined && /[^\s!-~]/.test(character)
}
