import { uuidFrom } from '../../_shared/server/digest.ts'
import type { Message, Submission } from '../ports.ts'

type Recipients = { supportEmail: string; careersEmail: string }

/** Ids are derived from the submission's, so that the provider recognizes a repeated email even without the database. */
export async function composeMessages(submission: Submission, recipients: Recipients): Promise<Message[]> {
  const { id, replyTo, email, attachment, confirmation, recipient } = submission
  const to = recipient === 'careers' ? recipients.careersEmail : recipients.supportEmail
  const notification: Message = {
    id: await deliveryId(id, 'notification'),
    kind: 'notification',
    to,
    replyTo,
    ...email,
    attachment,
  }
  if (!confirmation || !replyTo) return [notification]
  return [
    notification,
    {
      id: await deliveryId(id, 'confirmation'),
      kind: 'confirmation',
      to: replyTo,
      replyTo: recipients.careersEmail,
      ...confirmation,
    },
  ]
}

export function deliveryId(submissionId: string, kind: 'notification' | 'confirmation' | 'webhook') {
  return uuidFrom(`${submissionId}:${kind}`)
}
