import { applicationCopy } from '@/content/careers/careers'
import type { ApplicationSentDialogProps } from './application-sent-dialog'

/** Fallback if the dialog's code can't be fetched. */
export function ApplicationSentNote({ sent }: ApplicationSentDialogProps) {
  return (
    <p role="status" className="empty:hidden mt-6 border-2 border-go p-4 text-16 font-semibold">
      {sent && applicationCopy.sent.title}
    </p>
  )
}
