import type { Form } from '@contracts/form'
import { toast } from 'sonner'
import { type Receipt, saveReceipt } from '@/features/leads/receipt/receipt'
import { leadRetry } from '@/features/leads/retry'

/**
 * Call it before navigating to /success.
 * @param message says that it was sent: the receipt shows it instead of a toast
 * @param more lines that weren't sent, shown after the first one
 * @returns whether there is a receipt; toasts are taken off, so that none lies over it
 */
export function keepReceipt<Fields extends { email: string }>(
  form: Form<string, Fields>,
  reference: string,
  fields: Fields,
  message: string,
  more: Receipt['lines'] = [],
): boolean {
  if (!reference || !form.receipt) return false
  const [first, ...rest] = form.rows.flatMap(([key, label, how]) => {
    const value = fields[key]
    return value === undefined || value === '' ? [] : [[label, (how?.show ?? String)(String(value))] as const]
  })
  const lines = first ? [first, ...more, ...rest] : more
  saveReceipt({ reference, title: form.receipt, sentAt: new Date().toISOString(), message, lines })
  toast.dismiss(leadRetry.toastId)
  return true
}
