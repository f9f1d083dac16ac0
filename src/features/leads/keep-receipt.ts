import type { FieldsOf } from '@contracts/forms'
import { rowsOf } from '@email/labels'
import { type Receipt, saveReceipt } from '@/lib/receipt'

/**
 * Leaves the receipt of a submission that arrived for /success to show; call it before navigating there.
 * @param reference the submission's id
 * @param more lines that weren't sent, after the first of those that were
 */
export function keepReceipt<Form extends Receipt['form']>(
  form: Form,
  reference: string,
  fields: FieldsOf[Form],
  more: Receipt['lines'] = [],
) {
  if (!reference) return
  const [first, ...rest] = rowsOf[form].flatMap(([key, label]) => {
    const value = (fields as Record<string, unknown>)[key]
    return value === undefined || value === '' ? [] : [[label, String(value)] as const]
  })
  const lines = first ? [first, ...more, ...rest] : more
  saveReceipt({ reference, form, sentAt: new Date().toISOString(), lines })
}
