import type { Form } from '@contracts/form'
import { saveReceipt } from '@/lib/receipt'

/**
 * Leaves the receipt of a submission that arrived for /success to show; call it before navigating there.
 * @param reference the submission's id
 */
export function keepReceipt<Fields extends { email: string }>(
  form: Form<string, Fields>,
  reference: string,
  fields: Fields,
) {
  if (!reference || !form.receipt) return
  const lines = form.rows.flatMap(([key, label]) => {
    const value = fields[key]
    return value === undefined || value === '' ? [] : [[label, String(value)] as const]
  })
  saveReceipt({ reference, title: form.receipt, sentAt: new Date().toISOString(), lines })
}
