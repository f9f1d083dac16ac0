import { DeliveryError, type Failure, type Mailer, type OutgoingEmail } from '../mail/mailer.ts'
import type { Log } from '../server/log.ts'
import type { Lead, LeadWebhook } from '../webhook/webhook.ts'

export type Kind = 'notification' | 'confirmation' | 'webhook'

/** One thing to hand over. */
export type Delivery = { id: string; submissionId: string; kind: Kind } & (
  | { kind: 'notification' | 'confirmation'; email: OutgoingEmail }
  | { kind: 'webhook'; lead: Lead }
)

/** What came of it. `reason` names the other side's code, never a person. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: Failure; reason: string; retryAfterSeconds?: number | undefined }

export type Status = 'sent' | 'queued' | 'failed'

export type Report = {
  waiting: number
  /** Of the oldest lead that waits to be handed over. */
  oldestSeconds: number
  refused: number
}

export type Outbox = {
  /** Takes the next delivery that is due, so that no other run takes it for the length of a lease. */
  claimNext(without?: ReadonlyArray<Kind>): Promise<Delivery | undefined>
  /** Writes down what came of it; what was not sent is due again later, or failed. */
  settle(id: string, outcome: Outcome): Promise<Status>
}

export type Carriers = { mailer: Mailer; webhook: LeadWebhook | undefined }

/** Hands one delivery over and says what came of it; never throws. */
export async function attempt(delivery: Delivery, { mailer, webhook }: Carriers): Promise<Outcome> {
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

/** Attempts a stored delivery and settles it. Rejects only when the outcome could not be written down. */
export async function deliver(delivery: Delivery, ports: Carriers & { outbox: Outbox; log: Log }) {
  const outcome = await attempt(delivery, ports)
  const status = await ports.outbox.settle(delivery.id, outcome)
  const reason = outcome.kind === 'sent' ? undefined : outcome.reason
  const { submissionId: submission, kind } = delivery
  ports.log(`delivery ${status}`, { submission, delivery: kind, outcome: outcome.kind, reason })
  return { status, outcome }
}
