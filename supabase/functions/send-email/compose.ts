import { uuidFrom } from '../_shared/server/digest.ts'
import type { KeptEmail, Submission } from './ports.ts'

/**
 * The emails of a submission. Their ids come from the submission's, so a repeated submission makes the same mail
 * again and the provider recognises it even when no database remembers.
 */
export async function composeEmails(
  submission: Submission,
  { supportEmail, careersEmail }: { supportEmail: string; careersEmail: string },
): Promise<KeptEmail[]> {
  const { id: submissionId, replyTo, email, attachment, confirmation } = submission
  const kept = async (kind: KeptEmail['kind'], mail: Omit<KeptEmail, 'id' | 'kind' | 'submissionId'>) => ({
    id: await uuidFrom(`${submissionId}:${kind}`),
    kind,
    submissionId,
    ...mail,
  })

  const to = submission.recipient === 'careers' ? careersEmail : supportEmail
  const emails = [await kept('notification', { to, replyTo, ...email, attachment })]
  if (confirmation && replyTo) {
    emails.push(await kept('confirmation', { to: replyTo, replyTo: careersEmail, ...confirmation }))
  }
  return emails
}

/** What counts as one address when confirmations are counted: in small letters and without a +tag. */
export function confirmationAddress(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*@/, '@')
}
