import { DeliveryError, type Failure, type Mailer, type OutgoingEmail } from '../mail/mailer.ts'
import type { Log } from '../server/log.ts'
import type { Lead, LeadWebhook } from '../webhook/webhook.ts'

export type Kind = 'notification' | 'confirmation' | 'webhook'

export type Delivery = { id: string; submissionId: string; kind: Kind } & (
  | { kind: 'notification' | 'confirmation'; email: OutgoingEmail }
  | { kind: 'webhook'; lead: Lead }
  /** The SQLSTATE why the database cannot read it. */
  | { unreadable: string }
)

/** `reason` is the other side's code, no personal data. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: Failure; reason: string; retryAfterSeconds?: number | undefined }

export type Status = 'sent' | 'queued' | 'failed'

export type Report = {
  waiting: number
  /** Age of the oldest undelivered lead. */
  oldestSeconds: number
  refused: number
  /** Since the limit for all senders together last refused a submission, for an hour. */
  limitedMinutes: number | null
}

export type Outbox = {
  /** Claims the next delivery that is due, for the length of a lease. */
  claimNext(without?: ReadonlyArray<Kind>): Promise<Delivery | undefined>
  /** Stores the outcome; what was not sent is due again later, or failed. */
  settle(id: string, outcome: Outcome): Promise<Status>
}

export type Carriers = { mailer: Mailer; webhook: LeadWebhook | undefined }

/** Never throws. */
export async function attempt(delivery: Delivery, { mailer, webhook }: Carriers): Promise<Outcome> {
  if ('unreadable' in delivery) return { kind: 'refused', reason: delivery.unreadable }
  try {
    if (delivery.kind !== 'webhook') await mailer.send(delivery.email)
    else if (webhook) await webhook.send(delivery.id, delivery.lead)
    else return { kind: 'refused', reason: 'LEAD_WEBHOOK_URL is not set' }
    return { kind: 'sent' }
  } catch (error) {
    if (!(error instanceof DeliveryError)) return { kind: 'postponed', reason: 'unexpected' }
    return { kind: error.failure, reason: error.code, retryAfterSeconds: error.retryAfterSeconds }
  }
}

/** Rejects only if the outcome could not be stored. */
export async function deliver(delivery: Delivery, ports: Carriers & { outbox: Outbox; log: Log }) {
  const outcome = await attempt(delivery, ports)
  const status = await ports.outbox.settle(delivery.id, outcome)
  const reason = outcome.kind === 'sent' ? undefined : outcome.reason
  const { submissionId: submission, kind } = delivery
  ports.log(`delivery ${status}`, { submission, delivery: kind, outcome: outcome.kind, reason })
  return { status, outcome }
}
