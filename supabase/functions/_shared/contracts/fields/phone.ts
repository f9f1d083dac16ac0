import { cleanCode } from './clean-text.ts'

const usNumber =
  /^(?:tel|phone|cell|mobile)?(?:\+?1|001)?([2-9]\d{2})([2-9]\d{2})(\d{4})(?:(?:extension|extn|ext|x|#)#?(\d{1,6}))?$/
const keptExtension = / ext\. (\d{1,6})$/

/** Formats US numbers as (401) 555-0142 or (401) 555-0142 ext. 5. From other text, only a leading `tel:` is removed. */
export function formatUsPhone(value: string): string {
  const [, area, exchange, line, extension] = usPartsOf(value) ?? []
  if (!area) return value.replace(/^\s*tel:\s*/i, '')
  return `(${area}) ${exchange}-${line}${extension ? ` ext. ${extension}` : ''}`
}

/** The phone rules in SPEC section 5 apply to the number without its extension. */
export function withoutExtension(phone: string): string {
  return phone.replace(keptExtension, '')
}

/** Returns a tel: URL, in which an extension is written as in RFC 3966. Returns undefined for text without digits. */
export function phoneHref(phone: string): string | undefined {
  const [, area, exchange, line, usExtension] = usPartsOf(phone) ?? []
  const number = withoutExtension(phone).trim()
  const digits = area ? `1${area}${exchange}${line}` : number.replace(/\D/g, '')
  if (!digits) return undefined
  const extensionDigits = usExtension ?? keptExtension.exec(phone)?.[1]
  const plus = area || number.startsWith('+') ? '+' : ''
  return `tel:${plus}${digits}${extensionDigits ? `;ext=${extensionDigits}` : ''}`
}

function usPartsOf(value: string) {
  const compact = cleanCode(value).replace(/[^\p{L}\p{M}\p{N}+#]/gu, '')
  return usNumber.exec(compact.toLowerCase())
}
