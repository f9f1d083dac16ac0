import { formNotices } from '@/content/site/notices'

const rules: ReadonlyArray<readonly [signs: ReadonlyArray<string>, text: string]> = [
  [['File size'], 'Resume file is too large. Please use a file smaller than 5MB.'],
  [['File type', 'format'], 'Invalid file format. Please upload a PDF, DOC, or DOCX file.'],
  [['rate limit', 'Too many'], 'Too many requests. Please wait a few minutes and try again.'],
  [['network', 'connection'], formNotices.network],
]

/** What the toast says of a failed application, by the error's message. SPEC section 8. */
export function failureText(message: string): string {
  const rule = rules.find(([signs]) => signs.some((sign) => message.includes(sign)))
  return rule?.[1] ?? 'Failed to submit application. Please try again.'
}
