import type { Form } from '@shared/contracts/form'
import { type Receipt, saveReceipt } from './receipt'

/**
 * Call this as soon as the submission is accepted. If the page then crashes, the error page can show the receipt.
 * @param more lines that aren't part of the submission, to show after the first line
 */
export function keepReceipt<Fields extends { email: string }>(
  form: Form<string, Fields>,
  reference: string,
  fields: Fields,
  more: Receipt['lines'] = [],
) {
  if (!reference || !form.receipt) return
  const [first, ...rest] = form.rows.flatMap(([key, label, how]) => {
    const value = fields[key]
    return value === undefined || value === '' ? [] : [[label, (how?.show ?? String)(String(value))] as const]
  })
  const lines = first ? [first, ...more, ...rest] : more
  saveReceipt({ reference, title: form.receipt, sentAt: new Date().toISOString(), lines })
}
