import { uuidFrom } from '../_shared/server/digest.ts'
import type { KeptEmail, Submission } from './ports.ts'

/**
 * The emails of a submission. Their ids come from the submission's, so a repeated submission makes the same mail
 * again and the provider recognises it even when no database remembers.
 */
export async function composeEmails(submission: Submission, supportEmail: string): Promise<KeptEmail[]> {
  const kind = 'notification'
  const id = await uuidFrom(`${submission.id}:${kind}`)
  const { replyTo, email } = submission
  return [{ id, kind, submissionId: submission.id, to: supportEmail, replyTo, ...email }]
}
