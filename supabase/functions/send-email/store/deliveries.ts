import type { Delivery } from '../../_shared/outbox/outbox.ts'
import type { Entry } from '../ports.ts'

export function toDeliveries({ submission, messages, webhookId }: Entry, now: Date): Delivery[] {
  const { id: submissionId, form, fields, attachment } = submission
  const emails = messages.map(({ kind, ...email }) => ({ id: email.id, submissionId, kind, email }))
  if (webhookId === undefined) return emails
  const file = attachment && {
    filename: attachment.filename,
    mediaType: attachment.mediaType,
    bytes: attachment.content.byteLength,
  }
  const lead = { id: submissionId, form, fields, createdAt: now.toISOString(), file: file ?? null }
  return [...emails, { id: webhookId, submissionId, kind: 'webhook', lead }]
}
