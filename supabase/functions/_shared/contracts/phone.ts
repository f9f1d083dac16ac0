const separators = '[\\s.\\-\\u2010-\\u2015/]*'
const usNumber = new RegExp(
  `^(?:\\+?1${separators})?\\(?([2-9]\\d{2})\\)?${separators}([2-9]\\d{2})${separators}(\\d{4})$`,
)

// Address books put these around a copied number; they are invisible and cannot be deleted.
const invisibleMarks = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * Writes a US number the one way we keep it, (401) 555-0142. A value that is not a US number comes back
 * unchanged.
 */
export function formatUsPhone(value: string): string {
  const match = usNumber.exec(value.replace(invisibleMarks, '').trim())
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : value
}
