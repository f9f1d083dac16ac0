const separators = '[\\s.\\-\\u2010-\\u2015/]*'
const extension = '(?:[\\s,;]*(?:extension|ext|x|#)[\\s.=:#]*(\\d{1,6}))?'
const usNumber = new RegExp(
  `^(?:tel:)?(?:\\+?1${separators})?\\(?([2-9]\\d{2})\\)?${separators}([2-9]\\d{2})${separators}(\\d{4})${extension}$`,
  'i',
)
const keptExtension = / ext\. (\d{1,6})$/

// Invisible characters around numbers copied from address books.
const invisibleMarks = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A US number as (401) 555-0142 or (401) 555-0142 ext. 5; others unchanged, without the tel: of a copied link. */
export function formatUsPhone(value: string): string {
  const [, area, exchange, line, extensionDigits] =
    usNumber.exec(value.replace(invisibleMarks, '').trim()) ?? []
  if (!area) return value.replace(/^\s*tel:\s*/i, '')
  return `(${area}) ${exchange}-${line}${extensionDigits ? ` ext. ${extensionDigits}` : ''}`
}

/** SPEC section 5 applies to the number without its extension. */
export function withoutExtension(phone: string): string {
  return phone.replace(keptExtension, '')
}

/** A tel: link with the extension as in RFC 3966; undefined for a text without digits. */
export function phoneHref(phone: string): string | undefined {
  const [, area, exchange, line, usExtension] = usNumber.exec(phone.trim()) ?? []
  const number = withoutExtension(phone).trim()
  const digits = area ? `1${area}${exchange}${line}` : number.replace(/\D/g, '')
  if (!digits) return undefined
  const extensionDigits = usExtension ?? keptExtension.exec(phone)?.[1]
  const plus = area || number.startsWith('+') ? '+' : ''
  return `tel:${plus}${digits}${extensionDigits ? `;ext=${extensionDigits}` : ''}`
}
