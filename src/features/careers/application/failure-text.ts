import { applicationCopy } from '@/content/careers/careers'
import { formNotices } from '@/content/site/notices'

const copy = applicationCopy.toasts

const rules: ReadonlyArray<readonly [signs: ReadonlyArray<string>, text: string]> = [
  [['File size'], copy.tooLarge],
  [['File type', 'format'], copy.wrongType],
  [['rate limit', 'Too many'], copy.tooMany],
  [['network', 'connection'], formNotices.network],
]

/** SPEC section 8: the toast for an error's message. */
export function failureText(message: string): string {
  const rule = rules.find(([signs]) => signs.some((sign) => message.includes(sign)))
  return rule?.[1] ?? copy.failed
}
