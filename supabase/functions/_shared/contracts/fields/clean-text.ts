import { parseUrl } from './host.ts'

// Matches lone surrogates and invisible characters, such as direction marks, variation selectors and the U+FFFC that
// iOS leaves after dictation.
const invisible = /(?![\u200c\u200d])[\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]/gu
// Persian, Indic languages and emoji need the zero-width joiner and non-joiner. Both are removed at the text's ends and
// next to the characters in `neverJoined`.
const joiners = /[\u200c\u200d]/g
const neverJoined = /[\s!-~\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]/u
// Blank braille patterns are treated as spaces, because a name made of them looks empty.
const spaces = /[\p{Zs}\u2800]/gu
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const controls = /[^\P{Cc}\t\n]/gu
const hyphens = /[\p{Pd}\u02d7\u2043\u2212]/gu
const apostrophes = /[\u00b4\u2018\u201b\u2032\u055a\u05f3\uff07]/g
const fullWidth = /[\uff01-\uff5e]/g
const fullWidthOffset = 0xfee0

export function cleanLines(text: string): string {
  return text
    .replace(invisible, '')
    .replace(joiners, (mark, at: number, whole: string) =>
      isJoined(whole[at - 1]) && isJoined(whole[at + 1]) ? mark : '',
    )
    .replace(spaces, ' ')
    .replace(lineBreaks, '\n')
    .replace(controls, '')
    .trim()
}

/** Puts the text on one line, because a line break could fake another field in the email. */
export function cleanLine(text: string): string {
  const parts = cleanLines(text).split(/[\n\t]+/)
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
}

/** Like `cleanLine`, but look-alike hyphens and apostrophes become - and '. The ’ in O’Neil is kept. */
export function cleanName(text: string): string {
  return withPlainMarks(cleanLine(text)).replaceAll('`', "'")
}

/**
 * Cleans a number, date, code or address: full-width characters and look-alike hyphens and apostrophes become ASCII.
 */
export function cleanCode(text: string): string {
  return withPlainMarks(cleanLine(text))
    .replaceAll('’', "'")
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - fullWidthOffset))
}

function withPlainMarks(text: string): string {
  return text.replace(hyphens, '-').replace(apostrophes, "'")
}

/** Converts the URL's host to punycode (xn--…), which exposes look-alike letters. */
export function withAsciiHost(text: string): string {
  if (!/[^ -~]/.test(text) || /\s/.test(text)) return text
  const hasScheme = /^[a-z][a-z\d+-]*:/i.test(text)
  const url = parseUrl(hasScheme ? text : `https://${text}`)
  return url ? url.href.replace(hasScheme ? '' : 'https://', '') : text
}

function isJoined(character: string | undefined): boolean {
  return character !== undefined && !neverJoined.test(character)
}
